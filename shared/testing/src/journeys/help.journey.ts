/** Reading in Thai what is there in Thai and what is not, and finding help without a connection. */
import { expect, test } from '@jest/globals'
import { cases } from '../soak.ts'
import type { Driver } from './driver.ts'
import { journey } from './journey.ts'

const { phone: newPhone } = journey()

const languagesOf = ({ page }: Driver, selector: string) =>
  page.evaluate(
    found =>
      [...document.querySelectorAll(found)]
        .filter(e => e.checkVisibility())
        .map(e => e.closest('[lang]')?.getAttribute('lang')),
    selector,
  )
/** The words under a mark, in the order of the page. */
const marked = ({ page }: Driver) =>
  page.evaluate(() => [...document.querySelectorAll('mark')].map(mark => mark.textContent ?? ''))

test('an article that there is in English alone says so, and is English to whoever reads it aloud', async () => {
  const phone = await newPhone({ language: 'th-TH' })
  await phone.open('/articleDetail?kind=news&id=12')
  await phone.sees('ยังไม่มีในภาษาของคุณ')
  expect(await languagesOf(phone, 'article h2 ~ * p, article [lang] p')).toContain('en-US')
})

const searches = [
  ['th-TH', 'ค้นหาความช่วยเหลือ', 'ถอน', 'การถอนเงิน', 'ถอน'],
  ['ja-JP', 'ヘルプを検索', '入金状態', '入金の状態の意味', '状態'],
] as const

test.each(cases(searches, searches.slice(0, 1)))(
  'in %s help opens without a connection, and finds what is meant',
  async (language, field, typed, title, mark) => {
    const phone = await newPhone({ language })
    await phone.open('/helpCenter')
    await phone.sees(title)
    await phone.open('/home')
    phone.expects(/ERR_INTERNET_DISCONNECTED/)
    await phone.page.setOfflineMode(true)
    await phone.open('/helpCenter')
    await phone.type(field, typed)
    await phone.sees(title)
    await phone.when(async () => (await marked(phone)).includes(mark))
    await phone.page.setOfflineMode(false)
  },
)
