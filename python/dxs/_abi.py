"""The C interface of dxs for ctypes. Written by python/generate.py from the public headers."""
# pylint: disable=all
import ctypes
import enum
from typing import Any, Optional

NONE = 4294967295
ALL = 4294967295
UNBOUNDED = 4294967295
MAX_HEAPS = 16
STRIDE_OF_KIND = 0
STRIDE_OF_SLOT = 4294967295
OFFSET_AFTER_BUFFER = 4294967295
MAX_PRINT_RANGES = 16
VERSION_MAJOR = 0
VERSION_MINOR = 2
VERSION_PATCH = 0
NODE_THREADS = 32
OFFSET_APPEND = 4294967295


class Result(enum.IntEnum):
    OK = 0
    OUT_OF_MEMORY = 1
    LIMIT_EXCEEDED = 2
    INVALID_ARGUMENT = 3
    INVALID_CONTAINER = 4
    INVALID_BITCODE = 5
    INVALID_MODULE = 6
    NO_DXIL = 7
    UNSUPPORTED = 8
    NO_MAPPING = 9
    BAD_MAPPING = 10
    INTERNAL_ERROR = 11
    NOT_COVERED = 12
    MAPPING_LIMIT = 13
    DYNAMIC_CONSTANTS = 14
    VALUE_LIMIT = 15
    BLOCK_LIMIT = 16
    TYPE_LIMIT = 17
    NESTING_LIMIT = 18


class Program(enum.IntEnum):
    DXIL = 0
    DEBUG = 1
    REFLECTION = 2


class Stage(enum.IntEnum):
    PIXEL = 0
    VERTEX = 1
    GEOMETRY = 2
    HULL = 3
    DOMAIN = 4
    COMPUTE = 5
    LIBRARY = 6
    RAY_GENERATION = 7
    INTERSECTION = 8
    ANY_HIT = 9
    CLOSEST_HIT = 10
    MISS = 11
    CALLABLE = 12
    MESH = 13
    AMPLIFICATION = 14
    NODE = 15


class ResourceClass(enum.IntEnum):
    SRV = 0
    UAV = 1
    CBV = 2
    SAMPLER = 3


class ResourceKind(enum.IntEnum):
    INVALID = 0
    TEXTURE_1D = 1
    TEXTURE_2D = 2
    TEXTURE_2DMS = 3
    TEXTURE_3D = 4
    TEXTURE_CUBE = 5
    TEXTURE_1D_ARRAY = 6
    TEXTURE_2D_ARRAY = 7
    TEXTURE_2DMS_ARRAY = 8
    TEXTURE_CUBE_ARRAY = 9
    TYPED_BUFFER = 10
    RAW_BUFFER = 11
    STRUCTURED_BUFFER = 12
    CBUFFER = 13
    SAMPLER = 14
    TBUFFER = 15
    ACCELERATION_STRUCTURE = 16
    FEEDBACK_2D = 17
    FEEDBACK_2D_ARRAY = 18


class ComponentType(enum.IntEnum):
    INVALID = 0
    I1 = 1
    I16 = 2
    U16 = 3
    I32 = 4
    U32 = 5
    I64 = 6
    U64 = 7
    F16 = 8
    F32 = 9
    F64 = 10
    SNORM_F16 = 11
    UNORM_F16 = 12
    SNORM_F32 = 13
    UNORM_F32 = 14
    SNORM_F64 = 15
    UNORM_F64 = 16
    PACKED_S8X32 = 17
    PACKED_U8X32 = 18


class Semantic(enum.IntEnum):
    ARBITRARY = 0
    VERTEX_ID = 1
    INSTANCE_ID = 2
    POSITION = 3
    RENDER_TARGET_ARRAY_INDEX = 4
    VIEWPORT_ARRAY_INDEX = 5
    CLIP_DISTANCE = 6
    CULL_DISTANCE = 7
    OUTPUT_CONTROL_POINT_ID = 8
    DOMAIN_LOCATION = 9
    PRIMITIVE_ID = 10
    GS_INSTANCE_ID = 11
    SAMPLE_INDEX = 12
    IS_FRONT_FACE = 13
    COVERAGE = 14
    INNER_COVERAGE = 15
    TARGET = 16
    DEPTH = 17
    DEPTH_LESS_EQUAL = 18
    DEPTH_GREATER_EQUAL = 19
    STENCIL_REF = 20
    DISPATCH_THREAD_ID = 21
    GROUP_ID = 22
    GROUP_INDEX = 23
    GROUP_THREAD_ID = 24
    TESS_FACTOR = 25
    INSIDE_TESS_FACTOR = 26
    VIEW_ID = 27
    BARYCENTRICS = 28
    SHADING_RATE = 29
    CULL_PRIMITIVE = 30
    START_VERTEX_LOCATION = 31
    START_INSTANCE_LOCATION = 32


class NodeLaunch(enum.IntEnum):
    BROADCASTING = 1
    COALESCING = 2
    THREAD = 3
    MESH = 4


class NodeFlag(enum.IntEnum):
    INPUT = 1
    OUTPUT = 2
    READ_WRITE = 4
    EMPTY = 8
    ARRAY = 16
    THREAD_RECORDS = 32
    GROUP_RECORDS = 64
    TRACKS_SHARING = 256
    GLOBALLY_COHERENT = 512


class SubobjectKind(enum.IntEnum):
    STATE_OBJECT_CONFIG = 0
    GLOBAL_ROOT_SIGNATURE = 1
    LOCAL_ROOT_SIGNATURE = 2
    ASSOCIATION = 8
    SHADER_CONFIG = 9
    PIPELINE_CONFIG = 10
    HIT_GROUP = 11
    PIPELINE_CONFIG_1 = 12


class HitGroupType(enum.IntEnum):
    TRIANGLES = 0
    PROCEDURAL = 1


class Descriptor(enum.IntEnum):
    DEFAULT = 0
    UNIFORM_BUFFER = 1
    STORAGE_BUFFER = 2
    TEXEL_BUFFER = 3
    IMAGE = 4
    SAMPLER = 5
    ACCELERATION_STRUCTURE = 6
    CONSTANTS = 7
    ADDRESS = 8


class RootArguments(enum.IntEnum):
    NONE = 0
    PUSH_CONSTANTS = 1
    UNIFORM_BLOCK = 2
    SHADER_RECORD = 3


class Counter(enum.IntEnum):
    STORAGE_BUFFER = 0
    TEXEL_BUFFER = 1
    ADDRESS = 2


class Heap(enum.IntEnum):
    SAMPLERS = 0
    UNIFORM_BUFFERS = 1
    STORAGE_BUFFERS = 2
    SAMPLED_IMAGES = 3
    STORAGE_IMAGES = 4
    UNIFORM_TEXEL_BUFFERS = 5
    STORAGE_TEXEL_BUFFERS = 6
    ACCELERATION_STRUCTURES = 7
    COUNTERS = 8
    COUNT = 9


class DescriptorHeap(enum.IntEnum):
    NONE = 0
    MAPPINGS = 1
    DIRECT = 2


class WordSourceKind(enum.IntEnum):
    NONE = 0
    CONSTANT = 1
    PUSH_CONSTANTS = 2
    UNIFORM_BUFFER = 3
    BUFFER_LENGTH = 4


class AddressSource(enum.IntEnum):
    IN_BUFFER = 0
    BEHIND_POINTER = 1


class DescriptorFault(enum.IntEnum):
    RANGE = 1
    TYPE = 2
    DESTROYED = 4


class SignaturePart(enum.IntEnum):
    INPUTS = 0
    OUTPUTS = 1
    PATCH_OR_PRIMITIVE = 2


class ComputeDerivatives(enum.IntEnum):
    NATIVE = 0
    LINEAR = 1
    ZERO = 2
    REFUSED = 3


class PrintTo(enum.IntEnum):
    NOWHERE = 0
    TO_BUFFER = 1
    BY_PRINTF = 2


class ViewSource(enum.IntEnum):
    IS_INDEX = 0
    OF_INDEX = 1
    FROM_WORD = 2


class SelectionHint(enum.IntEnum):
    AS_WRITTEN = 0
    FREE = 1
    FLATTEN = 2
    BRANCH = 3


class LoopHint(enum.IntEnum):
    AS_WRITTEN = 0
    FREE = 1
    UNROLL = 2
    KEEP = 3


class RootSignatureVersion(enum.IntEnum):
    SIGNATURE_1_0 = 1
    SIGNATURE_1_1 = 2
    SIGNATURE_1_2 = 3


class RootParameterType(enum.IntEnum):
    TABLE = 0
    CONSTANTS = 1
    CBV = 2
    SRV = 3
    UAV = 4


class Visibility(enum.IntEnum):
    ALL = 0
    VERTEX = 1
    HULL = 2
    DOMAIN = 3
    GEOMETRY = 4
    PIXEL = 5
    AMPLIFICATION = 6
    MESH = 7


class RangeType(enum.IntEnum):
    SRV = 0
    UAV = 1
    CBV = 2
    SAMPLER = 3


class DescriptorFlag(enum.IntEnum):
    DESCRIPTORS_VOLATILE = 1
    DATA_VOLATILE = 2
    DATA_STATIC_WHILE_SET = 4
    DATA_STATIC = 8
    DESCRIPTORS_STATIC_BOUNDS_CHECKED = 65536


class SamplerFlag(enum.IntEnum):
    INTEGER_BORDER = 1
    NOT_NORMALIZED = 2


class RootSignatureFlag(enum.IntEnum):
    ALLOW_INPUT_ASSEMBLER = 1
    DENY_VERTEX = 2
    DENY_HULL = 4
    DENY_DOMAIN = 8
    DENY_GEOMETRY = 16
    DENY_PIXEL = 32
    ALLOW_STREAM_OUTPUT = 64
    LOCAL_ROOT_SIGNATURE = 128
    DENY_AMPLIFICATION = 256
    DENY_MESH = 512
    RESOURCE_HEAP_INDEXED = 1024
    SAMPLER_HEAP_INDEXED = 2048


class RootDescriptorForm(enum.IntEnum):
    ADDRESS = 0
    DESCRIPTOR = 1
    PUSH_DESCRIPTOR = 2


class StaticForm(enum.IntEnum):
    IN_HEAP = 0
    AS_DESCRIPTOR = 1
    AS_PUSH_DESCRIPTOR = 2
    AS_INLINE_BLOCK = 3


class PushConstantOverflow(enum.IntEnum):
    TO_INLINE_BLOCK = 0
    TO_UNIFORM_BUFFER = 1
    REFUSED = 2


class ParameterForm(enum.IntEnum):
    CONSTANTS = 0
    ADDRESS = 1
    TABLE = 2
    DESCRIPTOR = 3
    PUSH_DESCRIPTOR = 4
    CONSTANTS_ADDRESS = 5


class MappingSource(enum.IntEnum):
    HEAP_WITH_CONSTANT_OFFSET = 0
    HEAP_WITH_PUSH_INDEX = 1
    HEAP_WITH_INDIRECT_INDEX = 2
    PUSH_DATA = 5
    PUSH_ADDRESS = 6
    INDIRECT_ADDRESS = 7
    HEAP_WITH_SHADER_RECORD_INDEX = 8
    SHADER_RECORD_DATA = 9
    SHADER_RECORD_ADDRESS = 10


class NeedKind(enum.IntEnum):
    VERSION = 0
    FEATURE = 1
    PROPERTY = 2
    BIT = 3
    LIMIT = 4
    EXTENSION = 5


class Error(ctypes.Structure):
    __slots__ = ()  # a misspelt member is an error
    code: int
    message: bytes
    part: int
    offset: int
    function: int
    block: int
    instruction: int
    line: int


class Allocator(ctypes.Structure):
    __slots__ = ()  # a misspelt member is an error
    allocate: Any
    release: Any
    user: Optional[int]


class Limits(ctypes.Structure):
    __slots__ = ()  # a misspelt member is an error
    memory: int
    values: int
    blocks: int
    types: int
    nesting: int
    reserved: Any


class ShaderHashes(ctypes.Structure):
    __slots__ = ()  # a misspelt member is an error
    hash: int
    digest: Any
    compiler_hash: Any
    compiler_hash_has_sources: bool


class ParseOptions(ctypes.Structure):
    __slots__ = ()  # a misspelt member is an error
    struct_size: int
    program: int
    check_hash: bool
    limits: Limits


class Resource(ctypes.Structure):
    __slots__ = ()  # a misspelt member is an error
    resource_class: int
    kind: int
    id: int
    space: int
    lower_bound: int
    count: int
    name: Optional[bytes]
    component_type: int
    stride: int
    size: int
    sample_count: int
    sampler_kind: int
    globally_coherent: bool
    reorder_coherent: bool
    rasterizer_ordered: bool
    has_counter: bool
    used_by_64_bit_atomics: bool


class SignatureElement(ctypes.Structure):
    __slots__ = ()  # a misspelt member is an error
    id: int
    name: Optional[bytes]
    semantic_indices: Any
    component_type: int
    semantic: int
    interpolation: int
    rows: int
    columns: int
    start_row: int
    start_column: int
    stream: int
    dynamic_index_mask: int
    usage_mask: int
    reserved: Any


class Signature(ctypes.Structure):
    __slots__ = ()  # a misspelt member is an error
    elements: Any
    count: int


class NodeId(ctypes.Structure):
    __slots__ = ()  # a misspelt member is an error
    name: Optional[bytes]
    index: int


class NodeRecords(ctypes.Structure):
    __slots__ = ()  # a misspelt member is an error
    flags: int
    record_size: int
    record_stride: int
    grid_offset: int
    grid_type: int
    grid_components: int
    max_records: int
    node: NodeId
    max_records_shared_with: int
    array_size: int
    allows_sparse: bool
    reserved: Any


class Node(ctypes.Structure):
    __slots__ = ()  # a misspelt member is an error
    launch: int
    id: NodeId
    is_program_entry: bool
    shares_input_of: NodeId
    local_root_arguments: int
    dispatch_grid: Any
    max_dispatch_grid: Any
    max_recursion: int
    input: NodeRecords
    outputs: Any
    output_count: int


class Entry(ctypes.Structure):
    __slots__ = ()  # a misspelt member is an error
    name: Optional[bytes]
    mangled_name: Optional[bytes]
    stage: int
    function: int
    patch_function: int
    shader_flags: int
    inputs: Signature
    outputs: Signature
    patch_or_primitive: Signature
    thread_group: Any
    wave_size_min: int
    wave_size_max: int
    wave_size_preferred: int
    input_control_points: int
    output_control_points: int
    tessellator_domain: int
    tessellator_partitioning: int
    tessellator_output: int
    max_tessellation_factor: float
    input_primitive: int
    output_topology: int
    max_vertex_count: int
    instance_count: int
    stream_mask: int
    max_vertices: int
    max_primitives: int
    payload_size: int
    attribute_size: int
    node: Any


class ModuleInfo(ctypes.Structure):
    __slots__ = ()  # a misspelt member is an error
    shader_model_major: int
    shader_model_minor: int
    dxil_major: int
    dxil_minor: int
    validator_major: int
    validator_minor: int
    stage: int
    entry_count: int
    resource_count: int
    library_function_count: int
    subobject_count: int
    native_16bit: bool
    has_debug_info: bool


class LibraryFunction(ctypes.Structure):
    __slots__ = ()  # a misspelt member is an error
    name: Optional[bytes]
    mangled_name: Optional[bytes]
    stage: int
    resources: Any
    resource_count: int
    dependencies: Any
    dependency_count: int
    payload_size: int
    attribute_size: int
    features: int
    stage_mask: int
    shader_model_major: int
    shader_model_minor: int


class Subobject(ctypes.Structure):
    __slots__ = ()  # a misspelt member is an error
    kind: int
    name: Optional[bytes]
    flags: int
    root_signature: Optional[int]
    root_signature_size: int
    associated: Optional[bytes]
    exports: Any
    export_count: int
    max_payload_size: int
    max_attribute_size: int
    max_recursion_depth: int
    hit_group_type: int
    any_hit: Optional[bytes]
    closest_hit: Optional[bytes]
    intersection: Optional[bytes]
    root_signature_offset: int


class SetBinding(ctypes.Structure):
    __slots__ = ()  # a misspelt member is an error
    set: int
    binding: int


class HeapSlots(ctypes.Structure):
    __slots__ = ()  # a misspelt member is an error
    offset: int
    stride: int


class BoundHeaps(ctypes.Structure):
    __slots__ = ()  # a misspelt member is an error
    slots: Any
    sampler_size: int
    image_size: int
    buffer_size: int
    sampler_alignment: int
    image_alignment: int
    buffer_alignment: int
    reserved: Any


class Binding(ctypes.Structure):
    __slots__ = ()  # a misspelt member is an error
    descriptor: int
    set: int
    binding: int
    root_arguments: int
    offset: int
    in_heap: bool
    heap_offset: int
    descriptor_size_log2: int
    constant_size: int
    constant_index_only: bool
    uses_offset_records: bool
    counter: int
    counter_set: int
    counter_binding: int
    ignores_index: bool
    in_bound_heap: bool
    reserved_bools: Any
    offset_buffer: SetBinding


class WordSource(ctypes.Structure):
    __slots__ = ()  # a misspelt member is an error
    source: int
    value: int
    buffer: SetBinding


class OffsetRecords(ctypes.Structure):
    __slots__ = ()  # a misspelt member is an error
    buffer: SetBinding
    stride: int
    untyped_offset: int
    typed_offset: int


class AddressRecords(ctypes.Structure):
    __slots__ = ()  # a misspelt member is an error
    stride: int
    offset: int


class DescriptorQa(ctypes.Structure):
    __slots__ = ()  # a misspelt member is an error
    enabled: bool
    report: SetBinding
    heap: SetBinding


class BindingModel(ctypes.Structure):
    __slots__ = ()  # a misspelt member is an error
    uniform_block: SetBinding
    push_constant_limit: int
    set_limit: int
    resource_heap_size: WordSource
    sampler_heap_size: WordSource
    addresses: AddressRecords
    offsets: OffsetRecords
    qa: DescriptorQa
    address_source: int
    reserved: Any


class BindingRequest(ctypes.Structure):
    __slots__ = ()  # a misspelt member is an error
    stage: int
    resource: Any
    from_heap: bool
    needs_storage_buffer: bool
    needs_texel_buffer: bool


class LocationRequest(ctypes.Structure):
    __slots__ = ()  # a misspelt member is an error
    stage: int
    part: int
    element: Any
    is_builtin: bool


class Location(ctypes.Structure):
    __slots__ = ()  # a misspelt member is an error
    location: int
    component: int
    per_primitive: bool
    is_captured: bool
    capture_buffer: int
    capture_stride: int
    capture_offset: int


class RegisterShifts(ctypes.Structure):
    __slots__ = ()  # a misspelt member is an error
    srv: int
    uav: int
    cbv: int
    sampler: int
    counter: int


class Features(ctypes.Structure):
    __slots__ = ()  # a misspelt member is an error
    demote_to_helper: bool
    storage_image_read_without_format: bool
    native_16bit_min_precision: bool
    storage_16bit_input_output: bool
    integer_dot_product: bool
    dual_source_blending: bool
    subgroup_partitioned: bool
    maximal_reconvergence: bool
    quad_control: bool
    denorm_preserve_16bit: bool
    denorm_preserve_64bit: bool
    signed_zero_inf_nan_preserve_16bit: bool
    signed_zero_inf_nan_preserve_32bit: bool
    signed_zero_inf_nan_preserve_64bit: bool
    scalar_block_layout: bool
    per_component_robustness: bool
    raw_access_chains: bool
    compute_derivatives_khr: bool
    shader_invocation_reorder: bool
    vulkan_memory_model: bool
    mixed_float_dot_product: bool
    sample_offsets: bool
    float8: bool
    cooperative_matrix_conversions: bool
    cluster_acceleration_structure: bool
    rounding_mode_rte_16bit: bool
    rounding_mode_rte_32bit: bool
    rounding_mode_rte_64bit: bool
    denorm_flush_32bit: bool
    float_controls2: bool
    fma: bool
    zero_initialize_workgroup_memory: bool
    wave_operations: bool
    large_groups: bool
    reserved: Any
    compute_derivatives: int


class PrintRange(ctypes.Structure):
    __slots__ = ()  # a misspelt member is an error
    function: int
    first: int
    last: int


class Print(ctypes.Structure):
    __slots__ = ()  # a misspelt member is an error
    to: int
    buffer: SetBinding
    thread: Any
    range_count: int
    ranges: Any


class Nvapi(ctypes.Structure):
    __slots__ = ()  # a misspelt member is an error
    enabled: bool
    register_number: int
    space: int


class PrintRecord(ctypes.Structure):
    __slots__ = ()  # a misspelt member is an error
    hash: Any
    thread: Any
    function: int
    instruction: int
    component: int
    type: int
    value: Any


class ViewInstancing(ctypes.Structure):
    __slots__ = ()  # a misspelt member is an error
    source: int
    map_id: int
    word: WordSource
    adds_viewport: bool
    adds_target_array_index: bool
    viewports_id: int


class PipelineState(ctypes.Structure):
    __slots__ = ()  # a misspelt member is an error
    rasterizer_samples: int
    rasterizer_samples_id: int
    target_swizzles: Any
    max_tessellation_factor: float
    invariant_position: bool
    lane_count: int
    views: ViewInstancing
    reserved: Any


class Workarounds(ctypes.Structure):
    __slots__ = ()  # a misspelt member is an error
    all_precise: bool
    fused_precise_mad: bool
    full_min_precision: bool
    finite_rsqrt: bool
    zero_undefined: bool
    device_barriers: bool
    non_uniform_indices: bool
    group_bounds_lanes: bool
    ignore_shading_rate: bool
    no_primitive_culling: bool
    bounded_indices: bool
    zero_inactive_lanes: bool
    exits_in_loops: bool
    bounded_constants: bool
    cubes_of_8_texels: bool
    checked_mesh_counts: bool
    gradients_as_bias: bool
    uneven_gradients_as_bias: bool
    reserved: Any
    selections: int
    loops: int


class Guarantees(ctypes.Structure):
    __slots__ = ()  # a misspelt member is an error
    float_to_integer: bool
    integer_division: bool
    shift_counts: bool
    nan_operands: bool
    half_truncation: bool
    fraction_below_one: bool
    sine_range: bool
    groupshared_bounds: bool
    zeroed_memory: bool
    buffer_places: bool
    constant_rows: bool
    reserved: Any


class Options(ctypes.Structure):
    __slots__ = ()  # a misspelt member is an error
    struct_size: int
    layout: Optional[int]
    model: BindingModel
    shifts: RegisterShifts
    node_dispatch: int
    map_resource: Any
    map_location: Any
    map_user: Optional[int]
    features: Features
    pipeline: PipelineState
    workarounds: Workarounds
    nvapi: Nvapi
    exact_raw_bounds: bool
    debug_info: bool
    debug_variables: bool
    structured_names: bool
    exact: bool
    instruction_lines: bool
    reserved: Any
    shader_hash: int
    print: Print
    show_control_flow: Any
    show_user: Optional[int]
    limits: Limits
    guarantees: Guarantees
    source_name: Optional[bytes]
    bound_heaps: BoundHeaps
    descriptor_heap: int
    reserved_words: int


class NodeQueue(ctypes.Structure):
    __slots__ = ()  # a misspelt member is an error
    records: int
    sharing: int
    stride: int
    capacity: int
    count: int
    reserved: int


class NodeDispatch(ctypes.Structure):
    __slots__ = ()  # a misspelt member is an error
    input: int
    outputs: int
    first_record: int
    grid_depth: int
    remaining_recursion_levels: int
    reserved: int
    first_queue: Any


class BoundResource(ctypes.Structure):
    __slots__ = ()  # a misspelt member is an error
    resource: Any
    binding: Binding


class Spirv(ctypes.Structure):
    __slots__ = ()  # a misspelt member is an error
    words: Any
    word_count: int
    entry_name: Optional[bytes]
    stage: int
    resources: Any
    resource_count: int
    reserved: Any


class DescriptorRange(ctypes.Structure):
    __slots__ = ()  # a misspelt member is an error
    type: int
    count: int
    base_register: int
    space: int
    offset: int
    flags: int


class RootParameter(ctypes.Structure):
    __slots__ = ()  # a misspelt member is an error
    type: int
    visibility: int
    shader_register: int
    space: int
    constant_count: int
    flags: int
    ranges: Any
    range_count: int


class StaticSampler(ctypes.Structure):
    __slots__ = ()  # a misspelt member is an error
    filter: int
    address_u: int
    address_v: int
    address_w: int
    mip_lod_bias: float
    max_anisotropy: int
    comparison: int
    border_color: int
    min_lod: float
    max_lod: float
    shader_register: int
    space: int
    visibility: int
    flags: int


class RootSignatureDesc(ctypes.Structure):
    __slots__ = ()  # a misspelt member is an error
    version: int
    flags: int
    parameters: Any
    parameter_count: int
    samplers: Any
    sampler_count: int


class LayoutPolicy(ctypes.Structure):
    __slots__ = ()  # a misspelt member is an error
    struct_size: int
    push_constant_limit: int
    set_limit: int
    push_constant_overflow: int
    root_cbv: int
    root_srv: int
    root_uav: int
    dynamic_constants: bool
    static_cbv: int
    inline_block_size: int
    mutable_descriptors: bool
    cbv_heap_as_storage_buffers: bool
    raw_heap_as_texel_buffers: bool
    acceleration_structures_as_addresses: bool
    counter: int
    resource_heap_size: int
    sampler_heap_size: int
    qa: DescriptorQa
    heap_size_source: int
    storage_buffer_alignment: int
    texel_buffer_alignment: int
    descriptor_size_log2: int
    sampler_descriptor_size_log2: int
    heaps: Any
    address_buffer: SetBinding
    heap_size_buffer: SetBinding
    addresses: AddressRecords
    offsets: OffsetRecords
    root_set: int
    push_set: int
    static_sampler_set: int
    local_static_sampler_set: int
    address_source: int
    descriptor_heap: int
    bound_heaps: BoundHeaps
    shifts: RegisterShifts
    reserved: int


class LayoutBinding(ctypes.Structure):
    __slots__ = ()  # a misspelt member is an error
    binding: int
    type: int
    count: int
    stages: int
    flags: int
    mutable_types: Any
    mutable_type_count: int
    static_sampler: int


class LayoutSet(ctypes.Structure):
    __slots__ = ()  # a misspelt member is an error
    flags: int
    bindings: Any
    binding_count: int


class LayoutParameter(ctypes.Structure):
    __slots__ = ()  # a misspelt member is an error
    form: int
    root_arguments: int
    offset: int
    size: int
    descriptor: SetBinding


class StaticRange(ctypes.Structure):
    __slots__ = ()  # a misspelt member is an error
    parameter: int
    range: int
    offset: int
    count: int
    descriptor: SetBinding
    form: int


class Mapping(ctypes.Structure):
    __slots__ = ()  # a misspelt member is an error
    stages: int
    set: int
    first_binding: int
    binding_count: int
    resource_mask: int
    source: int
    heap_offset: int
    heap_index_stride: int
    heap_array_stride: int
    offset: int
    address_offset: int
    static_sampler: int
    parameter: int
    is_local: bool
    reserved_bools: Any
    reserved: Any


class PipelineLayout(ctypes.Structure):
    __slots__ = ()  # a misspelt member is an error
    sets: Any
    set_count: int
    push_constant_size: int
    push_constant_stages: int
    uniform_block_size: int
    shader_record_size: int
    parameters: Any
    local_parameters: Any
    parameter_count: int
    local_parameter_count: int
    static_ranges: Any
    static_range_count: int
    model: BindingModel
    bound_heaps: BoundHeaps
    uniform_block_address: int
    mapping_count: int
    mappings: Any


class Need(ctypes.Structure):
    __slots__ = ()  # a misspelt member is an error
    kind: int
    core: int
    structure: Optional[bytes]
    member: Optional[bytes]
    value: Optional[bytes]
    extension: Optional[bytes]
    minimum: int
    reason: Optional[bytes]
    reserved: Any


Error._fields_ = [
    ('code', ctypes.c_int),
    ('message', ctypes.c_char * 320),
    ('part', ctypes.c_uint32),
    ('offset', ctypes.c_uint32),
    ('function', ctypes.c_uint32),
    ('block', ctypes.c_uint32),
    ('instruction', ctypes.c_uint32),
    ('line', ctypes.c_uint32),
]
Allocator._fields_ = [
    ('allocate', ctypes.CFUNCTYPE(ctypes.c_void_p, ctypes.c_void_p, ctypes.c_size_t)),
    ('release', ctypes.CFUNCTYPE(None, ctypes.c_void_p, ctypes.c_void_p, ctypes.c_size_t)),
    ('user', ctypes.c_void_p),
]
Limits._fields_ = [
    ('memory', ctypes.c_size_t),
    ('values', ctypes.c_uint32),
    ('blocks', ctypes.c_uint32),
    ('types', ctypes.c_uint32),
    ('nesting', ctypes.c_uint32),
    ('reserved', ctypes.c_uint32 * 2),
]
ShaderHashes._fields_ = [
    ('hash', ctypes.c_uint64),
    ('digest', ctypes.c_uint8 * 16),
    ('compiler_hash', ctypes.c_uint8 * 16),
    ('compiler_hash_has_sources', ctypes.c_bool),
]
ParseOptions._fields_ = [
    ('struct_size', ctypes.c_size_t),
    ('program', ctypes.c_int),
    ('check_hash', ctypes.c_bool),
    ('limits', Limits),
]
Resource._fields_ = [
    ('resource_class', ctypes.c_int),
    ('kind', ctypes.c_int),
    ('id', ctypes.c_uint32),
    ('space', ctypes.c_uint32),
    ('lower_bound', ctypes.c_uint32),
    ('count', ctypes.c_uint32),
    ('name', ctypes.c_char_p),
    ('component_type', ctypes.c_int),
    ('stride', ctypes.c_uint32),
    ('size', ctypes.c_uint32),
    ('sample_count', ctypes.c_uint32),
    ('sampler_kind', ctypes.c_uint32),
    ('globally_coherent', ctypes.c_bool),
    ('reorder_coherent', ctypes.c_bool),
    ('rasterizer_ordered', ctypes.c_bool),
    ('has_counter', ctypes.c_bool),
    ('used_by_64_bit_atomics', ctypes.c_bool),
]
SignatureElement._fields_ = [
    ('id', ctypes.c_uint32),
    ('name', ctypes.c_char_p),
    ('semantic_indices', ctypes.POINTER(ctypes.c_uint32)),
    ('component_type', ctypes.c_int),
    ('semantic', ctypes.c_int),
    ('interpolation', ctypes.c_uint32),
    ('rows', ctypes.c_uint32),
    ('columns', ctypes.c_uint32),
    ('start_row', ctypes.c_uint32),
    ('start_column', ctypes.c_uint32),
    ('stream', ctypes.c_uint32),
    ('dynamic_index_mask', ctypes.c_uint32),
    ('usage_mask', ctypes.c_uint32),
    ('reserved', ctypes.c_uint32 * 2),
]
Signature._fields_ = [
    ('elements', ctypes.POINTER(SignatureElement)),
    ('count', ctypes.c_uint32),
]
NodeId._fields_ = [
    ('name', ctypes.c_char_p),
    ('index', ctypes.c_uint32),
]
NodeRecords._fields_ = [
    ('flags', ctypes.c_uint32),
    ('record_size', ctypes.c_uint32),
    ('record_stride', ctypes.c_uint32),
    ('grid_offset', ctypes.c_uint32),
    ('grid_type', ctypes.c_int),
    ('grid_components', ctypes.c_uint32),
    ('max_records', ctypes.c_uint32),
    ('node', NodeId),
    ('max_records_shared_with', ctypes.c_uint32),
    ('array_size', ctypes.c_uint32),
    ('allows_sparse', ctypes.c_bool),
    ('reserved', ctypes.c_uint32 * 4),
]
Node._fields_ = [
    ('launch', ctypes.c_int),
    ('id', NodeId),
    ('is_program_entry', ctypes.c_bool),
    ('shares_input_of', NodeId),
    ('local_root_arguments', ctypes.c_uint32),
    ('dispatch_grid', ctypes.c_uint32 * 3),
    ('max_dispatch_grid', ctypes.c_uint32 * 3),
    ('max_recursion', ctypes.c_uint32),
    ('input', NodeRecords),
    ('outputs', ctypes.POINTER(NodeRecords)),
    ('output_count', ctypes.c_uint32),
]
Entry._fields_ = [
    ('name', ctypes.c_char_p),
    ('mangled_name', ctypes.c_char_p),
    ('stage', ctypes.c_int),
    ('function', ctypes.c_uint32),
    ('patch_function', ctypes.c_uint32),
    ('shader_flags', ctypes.c_uint64),
    ('inputs', Signature),
    ('outputs', Signature),
    ('patch_or_primitive', Signature),
    ('thread_group', ctypes.c_uint32 * 3),
    ('wave_size_min', ctypes.c_uint32),
    ('wave_size_max', ctypes.c_uint32),
    ('wave_size_preferred', ctypes.c_uint32),
    ('input_control_points', ctypes.c_uint32),
    ('output_control_points', ctypes.c_uint32),
    ('tessellator_domain', ctypes.c_uint32),
    ('tessellator_partitioning', ctypes.c_uint32),
    ('tessellator_output', ctypes.c_uint32),
    ('max_tessellation_factor', ctypes.c_float),
    ('input_primitive', ctypes.c_uint32),
    ('output_topology', ctypes.c_uint32),
    ('max_vertex_count', ctypes.c_uint32),
    ('instance_count', ctypes.c_uint32),
    ('stream_mask', ctypes.c_uint32),
    ('max_vertices', ctypes.c_uint32),
    ('max_primitives', ctypes.c_uint32),
    ('payload_size', ctypes.c_uint32),
    ('attribute_size', ctypes.c_uint32),
    ('node', ctypes.POINTER(Node)),
]
ModuleInfo._fields_ = [
    ('shader_model_major', ctypes.c_uint32),
    ('shader_model_minor', ctypes.c_uint32),
    ('dxil_major', ctypes.c_uint32),
    ('dxil_minor', ctypes.c_uint32),
    ('validator_major', ctypes.c_uint32),
    ('validator_minor', ctypes.c_uint32),
    ('stage', ctypes.c_int),
    ('entry_count', ctypes.c_uint32),
    ('resource_count', ctypes.c_uint32),
    ('library_function_count', ctypes.c_uint32),
    ('subobject_count', ctypes.c_uint32),
    ('native_16bit', ctypes.c_bool),
    ('has_debug_info', ctypes.c_bool),
]
LibraryFunction._fields_ = [
    ('name', ctypes.c_char_p),
    ('mangled_name', ctypes.c_char_p),
    ('stage', ctypes.c_int),
    ('resources', ctypes.POINTER(ctypes.c_uint32)),
    ('resource_count', ctypes.c_uint32),
    ('dependencies', ctypes.POINTER(ctypes.c_char_p)),
    ('dependency_count', ctypes.c_uint32),
    ('payload_size', ctypes.c_uint32),
    ('attribute_size', ctypes.c_uint32),
    ('features', ctypes.c_uint64),
    ('stage_mask', ctypes.c_uint32),
    ('shader_model_major', ctypes.c_uint32),
    ('shader_model_minor', ctypes.c_uint32),
]
Subobject._fields_ = [
    ('kind', ctypes.c_int),
    ('name', ctypes.c_char_p),
    ('flags', ctypes.c_uint32),
    ('root_signature', ctypes.c_void_p),
    ('root_signature_size', ctypes.c_size_t),
    ('associated', ctypes.c_char_p),
    ('exports', ctypes.POINTER(ctypes.c_char_p)),
    ('export_count', ctypes.c_uint32),
    ('max_payload_size', ctypes.c_uint32),
    ('max_attribute_size', ctypes.c_uint32),
    ('max_recursion_depth', ctypes.c_uint32),
    ('hit_group_type', ctypes.c_int),
    ('any_hit', ctypes.c_char_p),
    ('closest_hit', ctypes.c_char_p),
    ('intersection', ctypes.c_char_p),
    ('root_signature_offset', ctypes.c_uint32),
]
SetBinding._fields_ = [
    ('set', ctypes.c_uint32),
    ('binding', ctypes.c_uint32),
]
HeapSlots._fields_ = [
    ('offset', ctypes.c_uint32),
    ('stride', ctypes.c_uint32),
]
BoundHeaps._fields_ = [
    ('slots', HeapSlots * 16),
    ('sampler_size', ctypes.c_uint32),
    ('image_size', ctypes.c_uint32),
    ('buffer_size', ctypes.c_uint32),
    ('sampler_alignment', ctypes.c_uint32),
    ('image_alignment', ctypes.c_uint32),
    ('buffer_alignment', ctypes.c_uint32),
    ('reserved', ctypes.c_uint32 * 6),
]
Binding._fields_ = [
    ('descriptor', ctypes.c_int),
    ('set', ctypes.c_uint32),
    ('binding', ctypes.c_uint32),
    ('root_arguments', ctypes.c_int),
    ('offset', ctypes.c_uint32),
    ('in_heap', ctypes.c_bool),
    ('heap_offset', ctypes.c_uint32),
    ('descriptor_size_log2', ctypes.c_uint32),
    ('constant_size', ctypes.c_uint32),
    ('constant_index_only', ctypes.c_bool),
    ('uses_offset_records', ctypes.c_bool),
    ('counter', ctypes.c_int),
    ('counter_set', ctypes.c_uint32),
    ('counter_binding', ctypes.c_uint32),
    ('ignores_index', ctypes.c_bool),
    ('in_bound_heap', ctypes.c_bool),
    ('reserved_bools', ctypes.c_bool * 2),
    ('offset_buffer', SetBinding),
]
WordSource._fields_ = [
    ('source', ctypes.c_int),
    ('value', ctypes.c_uint32),
    ('buffer', SetBinding),
]
OffsetRecords._fields_ = [
    ('buffer', SetBinding),
    ('stride', ctypes.c_uint32),
    ('untyped_offset', ctypes.c_uint32),
    ('typed_offset', ctypes.c_uint32),
]
AddressRecords._fields_ = [
    ('stride', ctypes.c_uint32),
    ('offset', ctypes.c_uint32),
]
DescriptorQa._fields_ = [
    ('enabled', ctypes.c_bool),
    ('report', SetBinding),
    ('heap', SetBinding),
]
BindingModel._fields_ = [
    ('uniform_block', SetBinding),
    ('push_constant_limit', ctypes.c_uint32),
    ('set_limit', ctypes.c_uint32),
    ('resource_heap_size', WordSource),
    ('sampler_heap_size', WordSource),
    ('addresses', AddressRecords),
    ('offsets', OffsetRecords),
    ('qa', DescriptorQa),
    ('address_source', ctypes.c_int),
    ('reserved', ctypes.c_uint32 * 7),
]
BindingRequest._fields_ = [
    ('stage', ctypes.c_int),
    ('resource', ctypes.POINTER(Resource)),
    ('from_heap', ctypes.c_bool),
    ('needs_storage_buffer', ctypes.c_bool),
    ('needs_texel_buffer', ctypes.c_bool),
]
LocationRequest._fields_ = [
    ('stage', ctypes.c_int),
    ('part', ctypes.c_int),
    ('element', ctypes.POINTER(SignatureElement)),
    ('is_builtin', ctypes.c_bool),
]
Location._fields_ = [
    ('location', ctypes.c_uint32),
    ('component', ctypes.c_uint32),
    ('per_primitive', ctypes.c_bool),
    ('is_captured', ctypes.c_bool),
    ('capture_buffer', ctypes.c_uint32),
    ('capture_stride', ctypes.c_uint32),
    ('capture_offset', ctypes.c_uint32),
]
RegisterShifts._fields_ = [
    ('srv', ctypes.c_uint32),
    ('uav', ctypes.c_uint32),
    ('cbv', ctypes.c_uint32),
    ('sampler', ctypes.c_uint32),
    ('counter', ctypes.c_uint32),
]
Features._fields_ = [
    ('demote_to_helper', ctypes.c_bool),
    ('storage_image_read_without_format', ctypes.c_bool),
    ('native_16bit_min_precision', ctypes.c_bool),
    ('storage_16bit_input_output', ctypes.c_bool),
    ('integer_dot_product', ctypes.c_bool),
    ('dual_source_blending', ctypes.c_bool),
    ('subgroup_partitioned', ctypes.c_bool),
    ('maximal_reconvergence', ctypes.c_bool),
    ('quad_control', ctypes.c_bool),
    ('denorm_preserve_16bit', ctypes.c_bool),
    ('denorm_preserve_64bit', ctypes.c_bool),
    ('signed_zero_inf_nan_preserve_16bit', ctypes.c_bool),
    ('signed_zero_inf_nan_preserve_32bit', ctypes.c_bool),
    ('signed_zero_inf_nan_preserve_64bit', ctypes.c_bool),
    ('scalar_block_layout', ctypes.c_bool),
    ('per_component_robustness', ctypes.c_bool),
    ('raw_access_chains', ctypes.c_bool),
    ('compute_derivatives_khr', ctypes.c_bool),
    ('shader_invocation_reorder', ctypes.c_bool),
    ('vulkan_memory_model', ctypes.c_bool),
    ('mixed_float_dot_product', ctypes.c_bool),
    ('sample_offsets', ctypes.c_bool),
    ('float8', ctypes.c_bool),
    ('cooperative_matrix_conversions', ctypes.c_bool),
    ('cluster_acceleration_structure', ctypes.c_bool),
    ('rounding_mode_rte_16bit', ctypes.c_bool),
    ('rounding_mode_rte_32bit', ctypes.c_bool),
    ('rounding_mode_rte_64bit', ctypes.c_bool),
    ('denorm_flush_32bit', ctypes.c_bool),
    ('float_controls2', ctypes.c_bool),
    ('fma', ctypes.c_bool),
    ('zero_initialize_workgroup_memory', ctypes.c_bool),
    ('wave_operations', ctypes.c_bool),
    ('large_groups', ctypes.c_bool),
    ('reserved', ctypes.c_bool * 26),
    ('compute_derivatives', ctypes.c_int),
]
PrintRange._fields_ = [
    ('function', ctypes.c_uint32),
    ('first', ctypes.c_uint32),
    ('last', ctypes.c_uint32),
]
Print._fields_ = [
    ('to', ctypes.c_int),
    ('buffer', SetBinding),
    ('thread', ctypes.c_uint32 * 3),
    ('range_count', ctypes.c_uint32),
    ('ranges', PrintRange * 16),
]
Nvapi._fields_ = [
    ('enabled', ctypes.c_bool),
    ('register_number', ctypes.c_uint32),
    ('space', ctypes.c_uint32),
]
PrintRecord._fields_ = [
    ('hash', ctypes.c_uint32 * 2),
    ('thread', ctypes.c_uint32 * 3),
    ('function', ctypes.c_uint32),
    ('instruction', ctypes.c_uint32),
    ('component', ctypes.c_uint32),
    ('type', ctypes.c_uint32),
    ('value', ctypes.c_uint32 * 2),
]
ViewInstancing._fields_ = [
    ('source', ctypes.c_int),
    ('map_id', ctypes.c_uint32),
    ('word', WordSource),
    ('adds_viewport', ctypes.c_bool),
    ('adds_target_array_index', ctypes.c_bool),
    ('viewports_id', ctypes.c_uint32),
]
PipelineState._fields_ = [
    ('rasterizer_samples', ctypes.c_uint32),
    ('rasterizer_samples_id', ctypes.c_uint32),
    ('target_swizzles', ctypes.c_uint8 * 4 * 8),
    ('max_tessellation_factor', ctypes.c_float),
    ('invariant_position', ctypes.c_bool),
    ('lane_count', ctypes.c_uint32),
    ('views', ViewInstancing),
    ('reserved', ctypes.c_uint32 * 11),
]
Workarounds._fields_ = [
    ('all_precise', ctypes.c_bool),
    ('fused_precise_mad', ctypes.c_bool),
    ('full_min_precision', ctypes.c_bool),
    ('finite_rsqrt', ctypes.c_bool),
    ('zero_undefined', ctypes.c_bool),
    ('device_barriers', ctypes.c_bool),
    ('non_uniform_indices', ctypes.c_bool),
    ('group_bounds_lanes', ctypes.c_bool),
    ('ignore_shading_rate', ctypes.c_bool),
    ('no_primitive_culling', ctypes.c_bool),
    ('bounded_indices', ctypes.c_bool),
    ('zero_inactive_lanes', ctypes.c_bool),
    ('exits_in_loops', ctypes.c_bool),
    ('bounded_constants', ctypes.c_bool),
    ('cubes_of_8_texels', ctypes.c_bool),
    ('checked_mesh_counts', ctypes.c_bool),
    ('gradients_as_bias', ctypes.c_bool),
    ('uneven_gradients_as_bias', ctypes.c_bool),
    ('reserved', ctypes.c_bool * 38),
    ('selections', ctypes.c_int),
    ('loops', ctypes.c_int),
]
Guarantees._fields_ = [
    ('float_to_integer', ctypes.c_bool),
    ('integer_division', ctypes.c_bool),
    ('shift_counts', ctypes.c_bool),
    ('nan_operands', ctypes.c_bool),
    ('half_truncation', ctypes.c_bool),
    ('fraction_below_one', ctypes.c_bool),
    ('sine_range', ctypes.c_bool),
    ('groupshared_bounds', ctypes.c_bool),
    ('zeroed_memory', ctypes.c_bool),
    ('buffer_places', ctypes.c_bool),
    ('constant_rows', ctypes.c_bool),
    ('reserved', ctypes.c_bool * 21),
]
Options._fields_ = [
    ('struct_size', ctypes.c_size_t),
    ('layout', ctypes.c_void_p),
    ('model', BindingModel),
    ('shifts', RegisterShifts),
    ('node_dispatch', ctypes.c_uint32),
    ('map_resource', ctypes.CFUNCTYPE(ctypes.c_bool, ctypes.c_void_p, ctypes.POINTER(BindingRequest), ctypes.POINTER(Binding))),
    ('map_location', ctypes.CFUNCTYPE(ctypes.c_bool, ctypes.c_void_p, ctypes.POINTER(LocationRequest), ctypes.POINTER(Location))),
    ('map_user', ctypes.c_void_p),
    ('features', Features),
    ('pipeline', PipelineState),
    ('workarounds', Workarounds),
    ('nvapi', Nvapi),
    ('exact_raw_bounds', ctypes.c_bool),
    ('debug_info', ctypes.c_bool),
    ('debug_variables', ctypes.c_bool),
    ('structured_names', ctypes.c_bool),
    ('exact', ctypes.c_bool),
    ('instruction_lines', ctypes.c_bool),
    ('reserved', ctypes.c_bool * 2),
    ('shader_hash', ctypes.c_uint64),
    ('print', Print),
    ('show_control_flow', ctypes.CFUNCTYPE(None, ctypes.c_void_p, ctypes.c_char_p, ctypes.c_void_p)),
    ('show_user', ctypes.c_void_p),
    ('limits', Limits),
    ('guarantees', Guarantees),
    ('source_name', ctypes.c_char_p),
    ('bound_heaps', BoundHeaps),
    ('descriptor_heap', ctypes.c_int),
    ('reserved_words', ctypes.c_uint32),
]
NodeQueue._fields_ = [
    ('records', ctypes.c_uint64),
    ('sharing', ctypes.c_uint64),
    ('stride', ctypes.c_uint32),
    ('capacity', ctypes.c_uint32),
    ('count', ctypes.c_uint32),
    ('reserved', ctypes.c_uint32),
]
NodeDispatch._fields_ = [
    ('input', ctypes.c_uint64),
    ('outputs', ctypes.c_uint64),
    ('first_record', ctypes.c_uint32),
    ('grid_depth', ctypes.c_uint32),
    ('remaining_recursion_levels', ctypes.c_uint32),
    ('reserved', ctypes.c_uint32),
    ('first_queue', ctypes.c_uint32 * 1),
]
BoundResource._fields_ = [
    ('resource', ctypes.POINTER(Resource)),
    ('binding', Binding),
]
Spirv._fields_ = [
    ('words', ctypes.POINTER(ctypes.c_uint32)),
    ('word_count', ctypes.c_size_t),
    ('entry_name', ctypes.c_char_p),
    ('stage', ctypes.c_int),
    ('resources', ctypes.POINTER(BoundResource)),
    ('resource_count', ctypes.c_uint32),
    ('reserved', ctypes.c_uint32 * 5),
]
DescriptorRange._fields_ = [
    ('type', ctypes.c_int),
    ('count', ctypes.c_uint32),
    ('base_register', ctypes.c_uint32),
    ('space', ctypes.c_uint32),
    ('offset', ctypes.c_uint32),
    ('flags', ctypes.c_uint32),
]
RootParameter._fields_ = [
    ('type', ctypes.c_int),
    ('visibility', ctypes.c_int),
    ('shader_register', ctypes.c_uint32),
    ('space', ctypes.c_uint32),
    ('constant_count', ctypes.c_uint32),
    ('flags', ctypes.c_uint32),
    ('ranges', ctypes.POINTER(DescriptorRange)),
    ('range_count', ctypes.c_uint32),
]
StaticSampler._fields_ = [
    ('filter', ctypes.c_uint32),
    ('address_u', ctypes.c_uint32),
    ('address_v', ctypes.c_uint32),
    ('address_w', ctypes.c_uint32),
    ('mip_lod_bias', ctypes.c_float),
    ('max_anisotropy', ctypes.c_uint32),
    ('comparison', ctypes.c_uint32),
    ('border_color', ctypes.c_uint32),
    ('min_lod', ctypes.c_float),
    ('max_lod', ctypes.c_float),
    ('shader_register', ctypes.c_uint32),
    ('space', ctypes.c_uint32),
    ('visibility', ctypes.c_int),
    ('flags', ctypes.c_uint32),
]
RootSignatureDesc._fields_ = [
    ('version', ctypes.c_int),
    ('flags', ctypes.c_uint32),
    ('parameters', ctypes.POINTER(RootParameter)),
    ('parameter_count', ctypes.c_uint32),
    ('samplers', ctypes.POINTER(StaticSampler)),
    ('sampler_count', ctypes.c_uint32),
]
LayoutPolicy._fields_ = [
    ('struct_size', ctypes.c_size_t),
    ('push_constant_limit', ctypes.c_uint32),
    ('set_limit', ctypes.c_uint32),
    ('push_constant_overflow', ctypes.c_int),
    ('root_cbv', ctypes.c_int),
    ('root_srv', ctypes.c_int),
    ('root_uav', ctypes.c_int),
    ('dynamic_constants', ctypes.c_bool),
    ('static_cbv', ctypes.c_int),
    ('inline_block_size', ctypes.c_uint32),
    ('mutable_descriptors', ctypes.c_bool),
    ('cbv_heap_as_storage_buffers', ctypes.c_bool),
    ('raw_heap_as_texel_buffers', ctypes.c_bool),
    ('acceleration_structures_as_addresses', ctypes.c_bool),
    ('counter', ctypes.c_int),
    ('resource_heap_size', ctypes.c_uint32),
    ('sampler_heap_size', ctypes.c_uint32),
    ('qa', DescriptorQa),
    ('heap_size_source', ctypes.c_int),
    ('storage_buffer_alignment', ctypes.c_uint32),
    ('texel_buffer_alignment', ctypes.c_uint32),
    ('descriptor_size_log2', ctypes.c_uint32),
    ('sampler_descriptor_size_log2', ctypes.c_uint32),
    ('heaps', SetBinding * 16),
    ('address_buffer', SetBinding),
    ('heap_size_buffer', SetBinding),
    ('addresses', AddressRecords),
    ('offsets', OffsetRecords),
    ('root_set', ctypes.c_uint32),
    ('push_set', ctypes.c_uint32),
    ('static_sampler_set', ctypes.c_uint32),
    ('local_static_sampler_set', ctypes.c_uint32),
    ('address_source', ctypes.c_int),
    ('descriptor_heap', ctypes.c_int),
    ('bound_heaps', BoundHeaps),
    ('shifts', RegisterShifts),
    ('reserved', ctypes.c_uint32),
]
LayoutBinding._fields_ = [
    ('binding', ctypes.c_uint32),
    ('type', ctypes.c_uint32),
    ('count', ctypes.c_uint32),
    ('stages', ctypes.c_uint32),
    ('flags', ctypes.c_uint32),
    ('mutable_types', ctypes.POINTER(ctypes.c_uint32)),
    ('mutable_type_count', ctypes.c_uint32),
    ('static_sampler', ctypes.c_uint32),
]
LayoutSet._fields_ = [
    ('flags', ctypes.c_uint32),
    ('bindings', ctypes.POINTER(LayoutBinding)),
    ('binding_count', ctypes.c_uint32),
]
LayoutParameter._fields_ = [
    ('form', ctypes.c_int),
    ('root_arguments', ctypes.c_int),
    ('offset', ctypes.c_uint32),
    ('size', ctypes.c_uint32),
    ('descriptor', SetBinding),
]
StaticRange._fields_ = [
    ('parameter', ctypes.c_uint32),
    ('range', ctypes.c_uint32),
    ('offset', ctypes.c_uint32),
    ('count', ctypes.c_uint32),
    ('descriptor', SetBinding),
    ('form', ctypes.c_int),
]
Mapping._fields_ = [
    ('stages', ctypes.c_uint32),
    ('set', ctypes.c_uint32),
    ('first_binding', ctypes.c_uint32),
    ('binding_count', ctypes.c_uint32),
    ('resource_mask', ctypes.c_uint32),
    ('source', ctypes.c_int),
    ('heap_offset', ctypes.c_uint32),
    ('heap_index_stride', ctypes.c_uint32),
    ('heap_array_stride', ctypes.c_uint32),
    ('offset', ctypes.c_uint32),
    ('address_offset', ctypes.c_uint32),
    ('static_sampler', ctypes.c_uint32),
    ('parameter', ctypes.c_uint32),
    ('is_local', ctypes.c_bool),
    ('reserved_bools', ctypes.c_bool * 3),
    ('reserved', ctypes.c_uint32 * 2),
]
PipelineLayout._fields_ = [
    ('sets', ctypes.POINTER(LayoutSet)),
    ('set_count', ctypes.c_uint32),
    ('push_constant_size', ctypes.c_uint32),
    ('push_constant_stages', ctypes.c_uint32),
    ('uniform_block_size', ctypes.c_uint32),
    ('shader_record_size', ctypes.c_uint32),
    ('parameters', ctypes.POINTER(LayoutParameter)),
    ('local_parameters', ctypes.POINTER(LayoutParameter)),
    ('parameter_count', ctypes.c_uint32),
    ('local_parameter_count', ctypes.c_uint32),
    ('static_ranges', ctypes.POINTER(StaticRange)),
    ('static_range_count', ctypes.c_uint32),
    ('model', BindingModel),
    ('bound_heaps', BoundHeaps),
    ('uniform_block_address', ctypes.c_uint32),
    ('mapping_count', ctypes.c_uint32),
    ('mappings', ctypes.POINTER(Mapping)),
]
Need._fields_ = [
    ('kind', ctypes.c_int),
    ('core', ctypes.c_uint32),
    ('structure', ctypes.c_char_p),
    ('member', ctypes.c_char_p),
    ('value', ctypes.c_char_p),
    ('extension', ctypes.c_char_p),
    ('minimum', ctypes.c_uint64),
    ('reason', ctypes.c_char_p),
    ('reserved', ctypes.c_void_p * 2),
]

# Result and arguments of each function.
FUNCTIONS: dict[str, tuple[Any, list[Any]]] = {
    'dxs_result_name': (ctypes.c_char_p, [ctypes.c_int]),
    'dxs_hash_shader': (ShaderHashes, [ctypes.c_void_p, ctypes.c_size_t]),
    'dxs_parse_options_init': (None, [ctypes.POINTER(ParseOptions), ctypes.c_size_t]),
    'dxs_module_create': (ctypes.c_void_p, [ctypes.POINTER(Allocator)]),
    'dxs_module_destroy': (None, [ctypes.c_void_p]),
    'dxs_module_parse': (ctypes.c_int, [ctypes.c_void_p, ctypes.c_void_p, ctypes.c_size_t, ctypes.POINTER(ParseOptions)]),
    'dxs_module_error': (ctypes.POINTER(Error), [ctypes.c_void_p]),
    'dxs_stage_name': (ctypes.c_char_p, [ctypes.c_int]),
    'dxs_module_describe': (ctypes.POINTER(ModuleInfo), [ctypes.c_void_p]),
    'dxs_module_entry': (ctypes.POINTER(Entry), [ctypes.c_void_p, ctypes.c_uint32]),
    'dxs_module_find_entry': (ctypes.c_uint32, [ctypes.c_void_p, ctypes.c_char_p]),
    'dxs_module_resource': (ctypes.POINTER(Resource), [ctypes.c_void_p, ctypes.c_uint32]),
    'dxs_module_root_signature': (ctypes.c_void_p, [ctypes.c_void_p, ctypes.POINTER(ctypes.c_size_t)]),
    'dxs_module_library_function': (ctypes.POINTER(LibraryFunction), [ctypes.c_void_p, ctypes.c_uint32]),
    'dxs_module_subobject': (ctypes.POINTER(Subobject), [ctypes.c_void_p, ctypes.c_uint32]),
    'dxs_module_entry_root_signature': (ctypes.c_void_p, [ctypes.c_void_p, ctypes.c_uint32, ctypes.c_int, ctypes.POINTER(ctypes.c_size_t)]),
    'dxs_options_init': (None, [ctypes.POINTER(Options), ctypes.c_size_t]),
    'dxs_version': (ctypes.c_char_p, []),
    'dxs_converter_create': (ctypes.c_void_p, [ctypes.POINTER(Allocator)]),
    'dxs_converter_destroy': (None, [ctypes.c_void_p]),
    'dxs_convert': (ctypes.c_int, [ctypes.c_void_p, ctypes.c_void_p, ctypes.c_uint32, ctypes.POINTER(Options), ctypes.POINTER(Spirv)]),
    'dxs_converter_error': (ctypes.POINTER(Error), [ctypes.c_void_p]),
    'dxs_root_signature_create': (ctypes.c_void_p, [ctypes.POINTER(Allocator)]),
    'dxs_root_signature_destroy': (None, [ctypes.c_void_p]),
    'dxs_root_signature_parse': (ctypes.c_int, [ctypes.c_void_p, ctypes.c_void_p, ctypes.c_size_t]),
    'dxs_root_signature_convert': (ctypes.c_int, [ctypes.c_void_p, ctypes.POINTER(RootSignatureDesc), ctypes.c_int]),
    'dxs_root_signature_describe': (ctypes.POINTER(RootSignatureDesc), [ctypes.c_void_p]),
    'dxs_root_signature_serialize': (ctypes.c_int, [ctypes.c_void_p, ctypes.POINTER(RootSignatureDesc), ctypes.POINTER(ctypes.c_void_p), ctypes.POINTER(ctypes.c_size_t)]),
    'dxs_root_signature_serialize_content': (ctypes.c_int, [ctypes.c_void_p, ctypes.POINTER(RootSignatureDesc), ctypes.POINTER(ctypes.c_void_p), ctypes.POINTER(ctypes.c_size_t)]),
    'dxs_root_signature_error': (ctypes.POINTER(Error), [ctypes.c_void_p]),
    'dxs_layout_policy_init': (None, [ctypes.POINTER(LayoutPolicy), ctypes.c_size_t]),
    'dxs_layout_create': (ctypes.c_void_p, [ctypes.POINTER(Allocator)]),
    'dxs_layout_destroy': (None, [ctypes.c_void_p]),
    'dxs_layout_build': (ctypes.c_int, [ctypes.c_void_p, ctypes.POINTER(RootSignatureDesc), ctypes.POINTER(RootSignatureDesc), ctypes.POINTER(LayoutPolicy)]),
    'dxs_layout_describe': (ctypes.POINTER(PipelineLayout), [ctypes.c_void_p]),
    'dxs_layout_resolve': (ctypes.c_int, [ctypes.c_void_p, ctypes.POINTER(BindingRequest), ctypes.POINTER(Binding)]),
    'dxs_layout_error': (ctypes.POINTER(Error), [ctypes.c_void_p]),
    'dxs_disassemble': (ctypes.c_int, [ctypes.c_void_p, ctypes.c_void_p, ctypes.POINTER(ctypes.c_char_p), ctypes.POINTER(ctypes.c_size_t)]),
    'dxs_reflect': (ctypes.c_int, [ctypes.c_void_p, ctypes.c_void_p, ctypes.c_uint32, ctypes.POINTER(Options), ctypes.POINTER(ctypes.c_char_p), ctypes.POINTER(ctypes.c_size_t)]),
    'dxs_layout_to_json': (ctypes.c_int, [ctypes.c_void_p, ctypes.POINTER(ctypes.c_char_p), ctypes.POINTER(ctypes.c_size_t)]),
    'dxs_spirv_needs': (ctypes.c_int, [ctypes.c_void_p, ctypes.POINTER(ctypes.c_uint32), ctypes.c_size_t, ctypes.POINTER(ctypes.POINTER(Need)), ctypes.POINTER(ctypes.c_uint32)]),
    'dxs_spirv_needs_to_json': (ctypes.c_int, [ctypes.c_void_p, ctypes.POINTER(ctypes.c_uint32), ctypes.c_size_t, ctypes.POINTER(ctypes.c_char_p), ctypes.POINTER(ctypes.c_size_t)]),
    'dxs_root_signature_from_hlsl': (ctypes.c_int, [ctypes.c_void_p, ctypes.c_int, ctypes.c_char_p, ctypes.c_size_t]),
    'dxs_root_signature_from_json': (ctypes.c_int, [ctypes.c_void_p, ctypes.c_char_p, ctypes.c_size_t]),
    'dxs_root_signature_to_hlsl': (ctypes.c_int, [ctypes.c_void_p, ctypes.POINTER(RootSignatureDesc), ctypes.POINTER(ctypes.c_char_p), ctypes.POINTER(ctypes.c_size_t)]),
    'dxs_root_signature_to_json': (ctypes.c_int, [ctypes.c_void_p, ctypes.POINTER(RootSignatureDesc), ctypes.POINTER(ctypes.c_char_p), ctypes.POINTER(ctypes.c_size_t)]),
}
