/** Of one object of a store; larger ones count as if they could not be read. */
export const mostBytes = 64 * 1024 * 1024
