/** What scripts move, in milliseconds; all else moves by the table of tokens.css. Scripts ask themselves for reduced motion. */

/** Of a price that changes. Faded halfway; it ends after the second in which the next price begins it anew, as an end costs frames. */
export const PRICE_FLASH = 1400
