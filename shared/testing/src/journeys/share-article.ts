/** What the journeys of a shared article share: what its card looks like. */
import { loginCall } from '@shared/contract'
import jsqr from 'jsqr'
import { connect } from '../client.ts'
import type { Person } from '../people.ts'
import type { Driver } from './driver.ts'
import { journey } from './journey.ts'
import { until } from './reach.ts'

/** What the card looks like: pixels of the canvas, by row. */
export type Card = { pixels: Uint8ClampedArray; width: number; height: number }

declare global {
  /** What was handed to the browser's own sharing, and how that is to end. */
  var handedOn: { files: string[]; url: string; active: boolean }[]
  var howItEnds: string
}

export function shareArticleJourney() {
  const { phone: newPhone, platform } = journey({ demo: true })

  async function demo(): Promise<Person> {
    const { demo } = platform()
    if (!demo) throw new Error('The platform has no demo account')
    const { token } = await connect(platform().address().url, platform().address().publicKey).ask(loginCall, demo)
    return { ...demo, token }
  }

  async function cardOn({ page }: Driver): Promise<Card> {
    const { text, width, height } = await page.$eval('canvas[role=img]', async canvas => {
      const { width, height } = canvas as HTMLCanvasElement
      const data = (canvas as HTMLCanvasElement).getContext('2d')?.getImageData(0, 0, width, height).data
      const reader = new FileReader() // millions of numbers arrive sooner as one text
      reader.readAsDataURL(new Blob(data ? [data] : []))
      await new Promise(read => reader.addEventListener('load', read))
      return { text: String(reader.result), width, height }
    })
    const pixels = Uint8ClampedArray.from(Buffer.from(text.slice(text.indexOf(',') + 1), 'base64'))
    return { pixels, width, height }
  }

  const codeOn = ({ pixels, width, height }: Card) => jsqr(pixels, width, height)?.data

  /** Pixels of this part that are not the card's ground. */
  function inkIn(
    { pixels, width }: Card,
    [left, top, right, bottom]: readonly [number, number, number, number],
  ): number {
    const isGround = (at: number) => [0, 1, 2].every(colour => pixels[at + colour] === pixels[colour])
    let inked = 0
    for (let y = top; y < bottom; y++) for (let x = left; x < right; x++) if (!isGround((y * width + x) * 4)) inked++
    return inked
  }

  /** Of the river in the seeded picture, #3f7fa8. */
  function blueIn(card: Card, [left, top, right, bottom]: readonly [number, number, number, number]): number {
    let found = 0
    for (let y = top; y < bottom; y++)
      for (let x = left; x < right; x++) {
        const at = (y * card.width + x) * 4
        const [red = 0, green = 0, blue = 0] = card.pixels.subarray(at, at + 3)
        if (Math.abs(red - 63) + Math.abs(green - 127) + Math.abs(blue - 168) < 12) found++
      }
    return found
  }

  /** Once it is drawn and can be handed on. */
  async function drawn(phone: Driver): Promise<Card> {
    await phone.page.waitForSelector('canvas[role=img]')
    return until('no code can be read on the card', async () => {
      const card = await cardOn(phone)
      return codeOn(card) !== undefined && card
    })
  }

  const shareAddress = (id: string) => `/articleShare?kind=news&id=${id}&card=1`

  const MARGINS = [
    [0, 0, 50, 712],
    [700, 0, 750, 712],
  ] as const

  const PICTURE = [60, 140, 690, 385] as const

  return { newPhone, platform, demo, codeOn, inkIn, blueIn, drawn, shareAddress, MARGINS, PICTURE }
}
