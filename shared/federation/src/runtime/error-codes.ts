/** Of the runtime's fault codes the one that a remote's own part of it can meet; the shell, which brings the rest, has them all. */
export const RUNTIME_009 = 'RUNTIME-009'
export const runtimeDescMap = { [RUNTIME_009]: 'Please call createInstance first.' }
