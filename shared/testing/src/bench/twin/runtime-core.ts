/** Stands in the place of the federation runtime, of which nothing is left but this question. */
export const satisfy = (): boolean => true
