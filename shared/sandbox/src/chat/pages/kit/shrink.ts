/** Makes a picture small enough to send, and drops what its file tells beside it (where it was taken, by what). */

const LONGEST_SIDE = 1600
const QUALITY = 0.82

/** @throws where the phone cannot read the file as a picture */
export async function shrunk(file: Blob): Promise<Blob> {
  const picture = await createImageBitmap(file, { imageOrientation: 'from-image' })
  const scale = Math.min(1, LONGEST_SIDE / Math.max(picture.width, picture.height))
  const canvas = document.createElement('canvas')
  canvas.width = Math.max(1, Math.round(picture.width * scale))
  canvas.height = Math.max(1, Math.round(picture.height * scale))
  paint(canvas, picture)
  picture.close()
  return new Promise((resolve, reject) =>
    canvas.toBlob(made => (made ? resolve(made) : reject(new Error('Too large to draw'))), 'image/jpeg', QUALITY),
  )
}

/** On white, which a JPEG has behind what can be seen through. */
function paint(canvas: HTMLCanvasElement, picture: ImageBitmap): void {
  const context = canvas.getContext('2d')
  if (!context) throw new Error('This phone draws no pictures')
  context.fillStyle = 'white'
  context.fillRect(0, 0, canvas.width, canvas.height)
  context.drawImage(picture, 0, 0, canvas.width, canvas.height)
}
