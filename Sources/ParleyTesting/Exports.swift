// A test says `import ParleyTesting` and has what the devices answer with: transcript items, bubbles, presentation styles.
@_exported public import ChatModels
@_exported public import Messages
