/** The one thing of a photo's Exif that matters here: which way up it is. */

const EXIF = 0x45786966
const ORIENTATION = 0x0112

/** Start of the TIFF header within a JPEG's first APP1 segment; null where there is none. */
function tiffStart(jpeg: DataView): number | null {
  if (jpeg.getUint16(0) !== 0xffd8) return null
  let at = 2
  while (jpeg.getUint8(at) === 0xff && jpeg.getUint16(at) !== 0xffda) {
    if (jpeg.getUint16(at) === 0xffe1 && jpeg.getUint32(at + 4) === EXIF) return at + 10
    at += 2 + jpeg.getUint16(at + 2)
  }
  return null
}

/** @param bytes the beginning of a JPEG; 64 KB hold its Exif @returns 1 upright … 8, as Exif counts; 1 where it says nothing */
export function orientationOf(bytes: ArrayBuffer): number {
  const jpeg = new DataView(bytes)
  try {
    const tiff = tiffStart(jpeg)
    if (tiff === null) return 1
    const little = jpeg.getUint16(tiff) === 0x4949
    const table = tiff + jpeg.getUint32(tiff + 4, little)
    for (let i = 0; i < jpeg.getUint16(table, little); i++) {
      const entry = table + 2 + i * 12
      if (jpeg.getUint16(entry, little) === ORIENTATION) return jpeg.getUint16(entry + 8, little)
    }
  } catch (error: unknown) {
    if (!(error instanceof RangeError)) throw error // cut off: as if it said nothing
  }
  return 1
}
