/** What the operator announces reaches who reads, is known as read, and is gone when it is taken back. */
import { expect, test } from '@jest/globals'
import type { Driver } from './driver.ts'
import { journey } from './journey.ts'

const { phone: newPhone, person, platform } = journey()

const TITLE = 'Maintenance on Sunday'
const ID = 'maintenance'

/** A finger that pulls the page down. */
async function pull({ page }: Driver): Promise<void> {
  const finger = await page.touchscreen.touchStart(180, 250)
  for (const y of [300, 360, 420, 480, 540]) await finger.move(180, y)
  await finger.end()
}

const inLine = ({ page }: Driver) =>
  page.$$eval('[data-path="/home"] section > a[href^="#/articleDetail?kind=notice"]', links =>
    links.map(link => link.textContent ?? ''),
  )
const isNew = ({ page }: Driver, title: string) =>
  page.$$eval(
    'a[href^="#/articleDetail?kind=notice"]',
    (rows, title) => rows.some(row => row.textContent?.includes(title) && row.querySelector('[data-new]') !== null),
    title,
  )

test('an announcement is in the line after a pull, has a dot until it is read, and is gone once it is taken back', async () => {
  const phone = await newPhone({ of: await person() })
  await phone.open('/home')
  await phone.sees('24 hours', 'BTC')
  expect((await inLine(phone)).join()).not.toContain(TITLE)
  const words = ['--title', TITLE, '--abstract', 'From 02:00', '--body', '<p>Trading pauses for an hour.</p>']
  await platform().operate('notice', 'publish', '--id', ID, ...words)
  await pull(phone)
  await phone.when(async () => (await inLine(phone)).join().includes(TITLE))
  await phone.tap('More')
  await phone.arrives('/articleList')
  await phone.sees(TITLE)
  expect(await isNew(phone, TITLE)).toBe(true)
  await phone.tap(new RegExp(TITLE))
  await phone.arrives('/articleDetail')
  await phone.sees('Trading pauses for an hour.')
  await phone.back()
  await phone.arrives('/articleList')
  await phone.when(async () => !(await isNew(phone, TITLE)))
  await platform().operate('notice', 'retract', ID)
  await phone.open(`/articleDetail?kind=notice&id=${ID}`)
  await phone.reload()
  await phone.sees('no longer available')
})
