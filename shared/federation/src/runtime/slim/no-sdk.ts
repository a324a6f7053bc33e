/** Of the federation's kit what a remote's part of the runtime names, though it has no remotes of its own to use it for. */
export const ENCODE_NAME_PREFIX = 'ENCODE_NAME_PREFIX'
export const decodeName = (name: string): string => name
