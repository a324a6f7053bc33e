/** Whether phones may ask for a file by an earlier one: code and styles alone, of names that a pattern of addresses can say. */
export const hasDeltas = (file: string): boolean => /^[\w./-]+\.(?:js|css)$/.test(file)
