/** An article is handed on: its card is read back from its pixels, and whoever gets its link reads it. */
import { expect, test } from '@jest/globals'
import { LOCALES, type Locale } from '@shared/format/languages'
import { cases } from '../soak.ts'
import { shareArticleJourney } from './share-article.ts'

const { newPhone, platform, demo, codeOn, inkIn, blueIn, drawn, shareAddress, MARGINS, PICTURE } = shareArticleJourney()

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

test('in each locale the card carries its picture, its words within the margins, and a code that reads', async () => {
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
})
