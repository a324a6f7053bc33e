/** Of what is paid every digit is shown. */
export const WHOLE = { places: 8, minPlaces: 2 } as const
