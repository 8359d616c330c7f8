// `import ParleyTesting` also provides the types that devices return: transcript items, bubbles, presentation styles.
@_exported public import ChatModels
@_exported public import Messages
@_exported public import struct RenderTree.FileWish
@_exported public import struct AppProtocol.SceneEnvironment
