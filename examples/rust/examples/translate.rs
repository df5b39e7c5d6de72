//! Shows what a DXIL file holds, converts its entry points and writes each as ENTRY.spv.
//!
//!     translate SHADER.dxil [OUTPUT-FOLDER]
use dxs_sys::{version, Converter, Module};
use std::error::Error;
use std::path::PathBuf;
use std::{env, fs, process};

fn translate(path: &str, folder: Option<PathBuf>) -> Result<(), Box<dyn Error>> {
    let module = Module::parse(&fs::read(path)?)?; // the bytes are gone after this line
    let mut converter = Converter::new();

    println!("dxs {}", version());
    for (index, entry) in module.entries().enumerate() {
        let spirv = converter.convert(&module, index as u32)?;
        println!(
            "{}: {} shader, {} inputs, {} words of SPIR-V",
            entry.name(),
            entry.stage_name(),
            entry.inputs().len(),
            spirv.words().len()
        );
        for (resource, binding) in spirv.resources() {
            println!(
                "  {} in space {}: set {}, binding {}",
                resource.register(),
                resource.raw.space,
                binding.set,
                binding.binding
            );
        }
        if let Some(folder) = &folder {
            let bytes: Vec<u8> = spirv
                .words()
                .iter()
                .flat_map(|word| word.to_le_bytes())
                .collect();
            fs::write(folder.join(format!("{}.spv", entry.name())), bytes)?;
        }
    }
    Ok(())
}

fn main() {
    let arguments: Vec<String> = env::args().collect();
    if arguments.len() < 2 {
        eprintln!("usage: translate SHADER.dxil [OUTPUT-FOLDER]");
        process::exit(2);
    }
    if let Err(error) = translate(&arguments[1], arguments.get(2).map(PathBuf::from)) {
        eprintln!("{}: {}", arguments[1], error);
        process::exit(1);
    }
}
