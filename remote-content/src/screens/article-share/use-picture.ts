/** A picture that may be drawn on a card: one that cannot be read again would spoil the card for every use. */
import { useEffect, useState } from 'react'

/** In ms: after it the card goes without. */
const PATIENCE = 5000

/** @returns undefined where it does not come, or its server does not let it be read */
export function load(address: string): Promise<HTMLImageElement | undefined> {
  return new Promise(resolve => {
    const image = new Image()
    const timer = setTimeout(() => end(undefined), PATIENCE)
    const end = (picture: HTMLImageElement | undefined) => {
      clearTimeout(timer)
      resolve(picture)
    }
    image.crossOrigin = 'anonymous'
    image.referrerPolicy = 'no-referrer'
    image.onload = () => end(image.naturalWidth > 0 ? image : undefined)
    image.onerror = () => end(undefined)
    image.src = address
  })
}

type Known = { address: string | undefined; image: HTMLImageElement | undefined }

/** Null while nobody knows yet. */
export function usePicture(address: string | undefined): HTMLImageElement | undefined | null {
  const [known, setKnown] = useState<Known | null>(null)
  useEffect(() => {
    if (!address) return
    let stands = true
    void load(address).then(image => stands && setKnown({ address, image }))
    return () => {
      stands = false
    }
  }, [address])
  if (!address) return undefined
  return known?.address === address ? known.image : null
}
