/** More of a shared article: a long title, a missing picture, and the browser's own sharing. */
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { expect, test } from '@jest/globals'
import type { Driver } from './driver.ts'
import { type Card, shareArticleJourney } from './share-article.ts'

const { newPhone, platform, codeOn, inkIn, blueIn, drawn, shareAddress, MARGINS, PICTURE } = shareArticleJourney()

const publish = (id: string, title: string, ...more: string[]) =>
  platform().operate(
    ...['notice', 'publish', '--type', '2', '--id', id, '--title', title, '--body', '<p>In short.</p>', ...more],
  )

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
