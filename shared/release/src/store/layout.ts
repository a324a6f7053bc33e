/** What stands where in a store. */

/** The log of decisions: the newest is the live set. */
export const decisions = 'decisions'

/** A unit's log of what was published, in order: release ids are hashes and tell none. */
export const publications = (unit: string): string => `published/${unit}`

/** Forms of the store newer than the first (store-format.ts). */
export const formats = 'formats'

export const highestSerial = 99_999_999

/** Padded, so that a listing stands in order. */
export const entryKey = (log: string, serial: number): string => `${log}/${String(serial).padStart(8, '0')}.json`

export const fileKey = (unit: string, release: string, file: string): string => `releases/${unit}/${release}/${file}`

/** The signature of a release's release.json. It is none of the release's own files: no phone asks for it. */
export const signatureKey = (unit: string, release: string): string => `signatures/${unit}/${release}.json`

/** Where a release comes from. It stays when gc takes the release away, as the decisions that name it do. */
export const originKey = (unit: string, release: string): string => `origins/${unit}/${release}.json`

/** A signature of the hash of a decision whose own signatures count no more (vouched.ts). */
export const vouchedKey = (serial: number): string => entryKey('vouched', serial)

/** Stands while a link may bring this release to a phone: gc lets it be. @param until milliseconds since 1970 */
export const linkKey = (unit: string, release: string, until: number): string =>
  `links/${unit}/${release}/${until}.json`

/** Stands while files of a release are being written: gc lets them be. */
export const publishingKey = (unit: string, release: string): string => `publishing/${unit}/${release}.json`

/** Stands while gc takes a release away: such a one can go live no more until it is published again. */
export const removalKey = (unit: string, release: string): string => `removing/${unit}/${release}`

/** Below it stand the deltas that lead to a release (deltas/stored-delta.ts). */
export const deltasOf = (unit: string, release: string): string => `deltas/${unit}/${release}/`

/** @param dictionary SHA-256 of the earlier file, hexadecimal */
export const deltaKey = (unit: string, release: string, file: string, dictionary: string): string =>
  `${deltasOf(unit, release)}${file}/${dictionary}`
