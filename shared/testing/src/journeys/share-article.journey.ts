/** An article is handed on: its card is read back from its pixels, and whoever gets its link reads it. */
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { expect, test } from '@jest/globals'
import { loginCall } from '@shared/contract'
import { LOCALES, type Locale } from '@shared/format/languages'
import jsqr from 'jsqr'
import { connect } from '../client.ts'
import type { Person } from '../people.ts'
import { cases } from '../soak.ts'
import type { Driver } from './driver.ts'
import { journey } from './journey.ts'
import { until } from './reach.ts'

const { phone: newPhone, platform } = journey({ demo: true })

/** What the card looks like: pixels of the canvas, by row. */
type Card = { pixels: Uint8ClampedArray; width: number; height: number }

async function demo(): Promise<Person> {
  const { demo } = platform()
  if (!demo) throw new Error('The platform has no demo account')
  const { token } = await connect(platform().address().url, platform().address().publicKey).ask(loginCall, demo)
  return { ...demo, token }
}

const publish = (id: string, title: string, ...more: string[]) =>
  platform().operate(
    ...['notice', 'publish', '--type', '2', '--id', id, '--title', title, '--body', '<p>In short.</p>', ...more],
  )

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
function inkIn({ pixels, width }: Card, [left, top, right, bottom]: readonly [number, number, number, number]): number {
  const isGround = (at: number) => [0, 1, 2].every(colour => pixels[at + colour] === pixels[colour])
  let inked = 0
  for (let y = top; y < bottom; y++) for (let x = left; x < right; x++) if (!isGround((y * width + x) * 4)) inked++
  return inked
}

/** Of the seeded pictures' own colour, #4f93b8. */
function blueIn(card: Card, [left, top, right, bottom]: readonly [number, number, number, number]): number {
  let found = 0
  for (let y = top; y < bottom; y++)
    for (let x = left; x < right; x++) {
      const at = (y * card.width + x) * 4
      const [red = 0, green = 0, blue = 0] = card.pixels.subarray(at, at + 3)
      if (Math.abs(red - 79) + Math.abs(green - 147) + Math.abs(blue - 184) < 12) found++
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
const WORDS = [56, 400, 694, 700] as const

test('news 12 is shared: its code is the link; a visitor reads it in that language, none is kept, and is invited', async () => {
  const phone = await newPhone({ of: await demo(), language: 'ja-JP' })
  await phone.open('/articleDetail?kind=news&id=12')
  await phone.tap('共有')
  await phone.arrives('/articleShare')
  const link = codeOn(await drawn(phone))
  expect(link).toBe(`${platform().url}/?s=DEMO88#/articleShare?kind=news&id=12&lang=jp`)
  await phone.sees(link ?? '')

  const visitor = await newPhone()
  await visitor.page.goto(link ?? '')
  await visitor.arrives('/articleShare')
  await visitor.sees('What a confirmation on a chain means', 'アプリで開く')
  expect(await visitor.page.evaluate(() => [document.documentElement.lang, localStorage.getItem('lang')])).toEqual([
    'ja-JP',
    null,
  ])
  await visitor.tap('アプリで開く')
  await visitor.arrives('/home')
  await visitor.open('/login?mode=register')
  await visitor.when(() =>
    visitor.page.evaluate(() => [...document.querySelectorAll('input')].some(({ value }) => value === 'DEMO88')),
  )
})

test('in nine locales the card carries its picture, its words within the margins, and a code that reads', async () => {
  const phone = await newPhone()
  for (const locale of cases<Locale>(Object.keys(LOCALES) as Locale[], ['th-TH', 'ja-JP'])) {
    const { code, script } = { script: undefined, ...LOCALES[locale] }
    await phone.open('/home')
    await phone.page.evaluate(
      (lang, chosen) => {
        localStorage.setItem('lang', lang)
        if (chosen) localStorage.setItem('lang-script', chosen)
      },
      code,
      script ?? '',
    )
    await phone.leave(shareAddress('liquidation-explained'))
    await phone.reload()
    const card = await drawn(phone)
    expect(codeOn(card)).toBe(`${platform().url}/#/articleShare?kind=news&id=liquidation-explained&lang=${code}`)
    expect(MARGINS.map(margin => inkIn(card, margin))).toEqual([0, 0])
    expect(blueIn(card, PICTURE)).toBeGreaterThan(200)
    expect(inkIn(card, WORDS)).toBeGreaterThan(4000)
    expect(inkIn(card, [56, 760, 430, 960])).toBeGreaterThan(1000)
  }
}, 240_000)

test('a long title stays on the card, and so does the code of a long address', async () => {
  const id = 'why-fees-are-what-they-are-in-november'
  await publish(id, 'Why the fees of contracts, currencies and metals are what they are, and how you work them out')
  const phone = await newPhone()
  await phone.open(shareAddress(id))
  const card = await drawn(phone)
  expect(codeOn(card)).toContain(id)
  expect(MARGINS.map(margin => inkIn(card, margin))).toEqual([0, 0])
  expect(inkIn(card, [0, 690, 750, 714])).toBe(0)
  await phone.picture('share-long-title')
})

/** Shares it, with what comes in place of its picture. */
async function withPicture(
  phone: Driver,
  instead: { status: number; headers?: Record<string, string> },
): Promise<Card> {
  await phone.page.setRequestInterception(true)
  phone.page.on('request', request =>
    /cover-\w+\.svg$/.test(request.url()) ? void request.respond(instead) : void request.continue(),
  )
  await phone.open(shareAddress('day-change'))
  return drawn(phone)
}

test('a picture that is missing, or may not be read, leaves a card without one, which can be saved all the same', async () => {
  const closed = createServer((_, response) =>
    response.setHeader('Content-Type', 'image/svg+xml').end('<svg xmlns="http://www.w3.org/2000/svg"/>'),
  )
  await new Promise<void>(resolve => closed.listen(0, '127.0.0.1', resolve))
  const { port } = closed.address() as AddressInfo
  const away = { status: 302, headers: { location: `http://127.0.0.1:${port}/x.svg` } }
  for (const instead of [{ status: 404 }, away]) {
    const phone = await newPhone()
    phone.expects(/CORS|img-src|Content Security Policy|404|ERR_FAILED|Failed to load resource/)
    const card = await withPicture(phone, instead)
    expect(blueIn(card, PICTURE)).toBe(0)
    expect(codeOn(card)).toContain('day-change')
    await phone.when(() =>
      phone.page.evaluate(() =>
        [...document.querySelectorAll('button')].some(
          button => button.textContent === 'Save picture' && !button.hasAttribute('aria-disabled'),
        ),
      ),
    )
  }
  closed.close()
})

declare global {
  /** What was handed to the browser's own sharing, and how that is to end. */
  var handedOn: { files: string[]; url: string; active: boolean }[]
  var howItEnds: string
}

test('it goes out with the press itself, picture and link; closed it says nothing, refused it offers the link', async () => {
  const phone = await newPhone()
  await phone.page.evaluateOnNewDocument(() => {
    globalThis.handedOn = []
    globalThis.howItEnds = 'AbortError'
    Object.assign(navigator, {
      canShare: () => true,
      share: async ({ files = [], url = '' }: ShareData) => {
        globalThis.handedOn.push({
          files: files.map(file => `${file.type} ${file.size > 10_000}`),
          url,
          active: navigator.userActivation.isActive,
        })
        throw new DOMException('It ends so', globalThis.howItEnds)
      },
    })
  })
  await phone.open(shareAddress('day-change'))
  await drawn(phone)
  await phone.tap('Share')
  await phone.when(async () => (await phone.page.evaluate(() => globalThis.handedOn.length)) === 1)
  expect(await phone.page.evaluate(() => globalThis.handedOn)).toEqual([
    {
      files: ['image/png true'],
      url: `${platform().url}/#/articleShare?kind=news&id=day-change&lang=en-us`,
      active: true,
    },
  ])
  await phone.misses("Your browser couldn't share this. Copy the link instead.")
  await phone.page.evaluate(() => {
    globalThis.howItEnds = 'NotAllowedError'
  })
  await phone.tap('Share')
  await phone.sees("Your browser couldn't share this. Copy the link instead.")
  await phone.tap('Copy link')
  await phone.sees('Success')
})
