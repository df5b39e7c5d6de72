//! Makes the bindings from the installed `dxs.h` with the program `bindgen`, and links the library.
//!
//! The library is found by pkg-config, or in DXS_INCLUDE_DIR and DXS_LIB_DIR. BINDGEN names another program.
use std::env;
use std::path::{Path, PathBuf};
use std::process::Command;

struct Library {
    include: PathBuf,
    folder: Option<PathBuf>, // None: where the linker looks anyway
}

fn output_of(command: &mut Command) -> String {
    let output = command
        .output()
        .unwrap_or_else(|error| panic!("{:?}: {}", command, error));
    assert!(
        output.status.success(),
        "{:?}: {}",
        command,
        String::from_utf8_lossy(&output.stderr)
    );
    String::from_utf8(output.stdout).unwrap().trim().to_owned()
}

fn pkg_config_variable(name: &str) -> PathBuf {
    output_of(Command::new("pkg-config").args(["--variable", name, "dxs"])).into()
}

fn find_library() -> Library {
    for name in [
        "DXS_INCLUDE_DIR",
        "DXS_LIB_DIR",
        "PKG_CONFIG_PATH",
        "BINDGEN",
    ] {
        println!("cargo:rerun-if-env-changed={name}");
    }
    match (env::var_os("DXS_INCLUDE_DIR"), env::var_os("DXS_LIB_DIR")) {
        (Some(include), folder) => Library {
            include: include.into(),
            folder: folder.map(PathBuf::from),
        },
        (None, _) => Library {
            include: pkg_config_variable("includedir"),
            folder: Some(pkg_config_variable("libdir")),
        },
    }
}

/// Enumerations become numbers of types of their own: a newer library may return values that `dxs.h` does not know, and
/// such a value in a Rust enum would be undefined behavior.
fn make_bindings(include: &Path, target: &Path) {
    let bindgen = env::var_os("BINDGEN").unwrap_or_else(|| "bindgen".into());
    let header = include.join("dxs.h");
    println!("cargo:rerun-if-changed={}", include.display());
    output_of(
        Command::new(bindgen)
            .arg(&header)
            .arg("--output")
            .arg(target)
            .args(["--allowlist-function", "dxs_.*"])
            .args(["--allowlist-type", "dxs_.*"])
            .args(["--allowlist-var", "DXS_.*"])
            .args(["--default-enum-style", "newtype"])
            .arg("--no-prepend-enum-name")
            .arg("--")
            .arg("-I")
            .arg(include),
    );
}

fn main() {
    let library = find_library();
    let out = PathBuf::from(env::var_os("OUT_DIR").unwrap());
    make_bindings(&library.include, &out.join("bindings.rs"));
    println!("cargo:rustc-link-lib=dxs");
    if let Some(folder) = library.folder {
        println!("cargo:rustc-link-search=native={}", folder.display());
        println!("cargo:rustc-link-arg=-Wl,-rpath,{}", folder.display());
    }
}
