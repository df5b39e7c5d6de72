//! dxs in Rust: the C functions as bindgen writes them, in [`ffi`], and on top of them the owners [`Module`] and
//! [`Converter`].
//!
//! Rust's borrows say what `dxs.h` says in comments. The words of SPIR-V belong to the converter until its next use:
//!
//! ```compile_fail,E0499
//! # fn f(module: &dxs_sys::Module, converter: &mut dxs_sys::Converter) -> Result<(), dxs_sys::Error> {
//! let first = converter.convert(module, 0)?;
//! let second = converter.convert(module, 1)?; // overwrites the words of `first`
//! println!("{} {}", first.words().len(), second.words().len());
//! # Ok(()) }
//! ```
//!
//! Names and resources belong to the module:
//!
//! ```compile_fail,E0505
//! # fn f(module: dxs_sys::Module) {
//! let entries: Vec<_> = module.entries().collect();
//! drop(module);
//! println!("{}", entries[0].name());
//! # }
//! ```

/// The bindings of `dxs.h`, made when this crate is built.
#[allow(non_camel_case_types, non_upper_case_globals, non_snake_case)]
pub mod ffi {
    include!(concat!(env!("OUT_DIR"), "/bindings.rs"));
}

use std::ffi::CStr;
use std::fmt;
use std::mem::{size_of, MaybeUninit};
use std::os::raw::c_char;
use std::ptr::{null, NonNull};
use std::slice;

/// What went wrong. It is a copy, so it outlives the object that reported it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Error {
    pub code: ffi::dxs_result,
    pub message: String,
}

impl fmt::Display for Error {
    fn fmt(&self, f: &mut fmt::Formatter) -> fmt::Result {
        // Safety: the name is a constant of the library.
        let name = unsafe { text(ffi::dxs_result_name(self.code)) };
        write!(f, "{} [{}]", self.message, name)
    }
}

impl std::error::Error for Error {}

/// # Safety
/// `string` ends with a NUL and lives as long as `'a`.
unsafe fn text<'a>(string: *const c_char) -> std::borrow::Cow<'a, str> {
    CStr::from_ptr(string).to_string_lossy()
}

/// # Safety
/// `error` points to the error of an object that still exists.
unsafe fn copy_error(error: *const ffi::dxs_error) -> Error {
    Error {
        code: (*error).code,
        message: text((*error).message.as_ptr()).into_owned(),
    }
}

/// A slice of `count` elements. Empty arrays of C may be NULL, which slices may not.
///
/// # Safety
/// `first` points to `count` elements that live as long as `'a`.
unsafe fn elements<'a, T>(first: *const T, count: usize) -> &'a [T] {
    if count == 0 {
        &[]
    } else {
        slice::from_raw_parts(first, count)
    }
}

/// A parsed DXIL module.
pub struct Module(NonNull<ffi::dxs_module>);

// Safety: nothing changes a module after it was parsed; "several threads may convert from it at once".
unsafe impl Send for Module {}
unsafe impl Sync for Module {}

impl Drop for Module {
    fn drop(&mut self) {
        // Safety: this is the only owner, and borrows of it have ended.
        unsafe { ffi::dxs_module_destroy(self.0.as_ptr()) }
    }
}

impl Module {
    /// Parses a container or raw bitcode. The bytes are not needed afterwards.
    pub fn parse(bytes: &[u8]) -> Result<Module, Error> {
        // Safety: NULL stands for malloc and free.
        let module =
            Module(NonNull::new(unsafe { ffi::dxs_module_create(null()) }).expect("out of memory"));
        // Safety: the module is new, and the bytes are there during the call. NULL stands for the defaults.
        unsafe {
            match ffi::dxs_module_parse(
                module.0.as_ptr(),
                bytes.as_ptr().cast(),
                bytes.len() as _,
                null(),
            ) {
                ffi::dxs_result::DXS_RESULT_OK => Ok(module),
                _ => Err(copy_error(ffi::dxs_module_error(module.0.as_ptr()))),
            }
        }
    }

    pub fn info(&self) -> &ffi::dxs_module_info {
        // Safety: never NULL; it belongs to the module.
        unsafe { &*ffi::dxs_module_describe(self.0.as_ptr()) }
    }

    /// The entry points; their index is what [`Converter::convert`] takes.
    pub fn entries(&self) -> impl Iterator<Item = Entry> + '_ {
        (0..self.info().entry_count).map(move |index| Entry {
            // Safety: the index is below the count; the entry belongs to the module.
            raw: unsafe { &*ffi::dxs_module_entry(self.0.as_ptr(), index) },
        })
    }

    pub fn resources(&self) -> impl Iterator<Item = Resource> + '_ {
        (0..self.info().resource_count).map(move |index| Resource {
            // Safety: as in entries().
            raw: unsafe { &*ffi::dxs_module_resource(self.0.as_ptr(), index) },
        })
    }
}

/// An entry point, borrowed from its module.
#[derive(Clone, Copy)]
pub struct Entry<'module> {
    pub raw: &'module ffi::dxs_entry,
}

impl<'module> Entry<'module> {
    pub fn name(&self) -> std::borrow::Cow<'module, str> {
        // Safety: names of the module live as long as it does.
        unsafe { text(self.raw.name) }
    }

    pub fn stage_name(&self) -> std::borrow::Cow<'static, str> {
        // Safety: the name is a constant of the library.
        unsafe { text(ffi::dxs_stage_name(self.raw.stage)) }
    }

    pub fn inputs(&self) -> &'module [ffi::dxs_signature_element] {
        // Safety: signatures belong to the module.
        unsafe { elements(self.raw.inputs.elements, self.raw.inputs.count as usize) }
    }
}

/// A resource, borrowed from its module.
#[derive(Clone, Copy)]
pub struct Resource<'module> {
    pub raw: &'module ffi::dxs_resource,
}

impl Resource<'_> {
    /// HLSL's name of the register, for example "t3".
    pub fn register(&self) -> String {
        let letter = match self.raw.resource_class {
            ffi::dxs_resource_class::DXS_RESOURCE_CLASS_SRV => 't',
            ffi::dxs_resource_class::DXS_RESOURCE_CLASS_UAV => 'u',
            ffi::dxs_resource_class::DXS_RESOURCE_CLASS_CBV => 'b',
            _ => 's',
        };
        format!("{}{}", letter, self.raw.lower_bound)
    }
}

/// The options of a conversion, with the library's defaults.
pub fn default_options() -> ffi::dxs_options {
    let mut options = MaybeUninit::uninit();
    // Safety: the function writes the defaults into as many bytes as it is told, which is all of them.
    unsafe {
        ffi::dxs_options_init(options.as_mut_ptr(), size_of::<ffi::dxs_options>() as _);
        options.assume_init()
    }
}

/// Converts modules. It keeps its memory, so use one for many of them.
pub struct Converter(NonNull<ffi::dxs_converter>);

// Safety: a converter has no ties to a thread. It is not Sync: one thread at a time may use it.
unsafe impl Send for Converter {}

impl Drop for Converter {
    fn drop(&mut self) {
        // Safety: this is the only owner, and borrows of it have ended.
        unsafe { ffi::dxs_converter_destroy(self.0.as_ptr()) }
    }
}

/// A converted entry point. It borrows the converter, which cannot be used for another one meanwhile, and the module,
/// which the resources belong to.
pub struct Spirv<'a> {
    raw: ffi::dxs_spirv,
    owners: std::marker::PhantomData<(&'a Converter, &'a Module)>,
}

impl<'a> Spirv<'a> {
    pub fn words(&self) -> &'a [u32] {
        // Safety: the words belong to the converter, which 'a borrows.
        unsafe { elements(self.raw.words, self.raw.word_count as usize) }
    }

    /// Each resource that the entry point uses, and where it lives in Vulkan.
    pub fn resources(&self) -> impl Iterator<Item = (Resource<'a>, &'a ffi::dxs_binding)> {
        // Safety: as words(); each dxs_resource belongs to the module, which 'a borrows too.
        unsafe { elements(self.raw.resources, self.raw.resource_count as usize) }
            .iter()
            .map(|bound| {
                (
                    Resource {
                        raw: unsafe { &*bound.resource },
                    },
                    &bound.binding,
                )
            })
    }
}

impl Converter {
    #[allow(clippy::new_without_default)]
    pub fn new() -> Converter {
        // Safety: NULL stands for malloc and free.
        Converter(
            NonNull::new(unsafe { ffi::dxs_converter_create(null()) }).expect("out of memory"),
        )
    }

    /// Converts an entry point, by its index.
    ///
    /// # Safety
    /// Pointers and callbacks in `options` are valid during the call. The defaults have none.
    pub unsafe fn convert_with<'a>(
        &'a mut self,
        module: &'a Module,
        entry: u32,
        options: &ffi::dxs_options,
    ) -> Result<Spirv<'a>, Error> {
        let mut raw = MaybeUninit::zeroed();
        match ffi::dxs_convert(
            self.0.as_ptr(),
            module.0.as_ptr(),
            entry,
            options,
            raw.as_mut_ptr(),
        ) {
            ffi::dxs_result::DXS_RESULT_OK => Ok(Spirv {
                raw: raw.assume_init(),
                owners: std::marker::PhantomData,
            }),
            _ => Err(copy_error(ffi::dxs_converter_error(self.0.as_ptr()))),
        }
    }

    /// Converts an entry point with the library's defaults.
    pub fn convert<'a>(&'a mut self, module: &'a Module, entry: u32) -> Result<Spirv<'a>, Error> {
        // Safety: the defaults have no pointers.
        unsafe { self.convert_with(module, entry, &default_options()) }
    }
}

/// The version of the linked library.
pub fn version() -> std::borrow::Cow<'static, str> {
    // Safety: the version is a constant of the library.
    unsafe { text(ffi::dxs_version()) }
}
