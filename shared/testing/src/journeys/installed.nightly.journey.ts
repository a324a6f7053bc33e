/** As an app of its own on a phone without square corners, and how somebody is told of that whose browser has no question for it. */
import { expect, test } from '@jest/globals'
import { cases } from '../soak.ts'
import type { Driver } from './driver.ts'
import { journey } from './journey.ts'
import { until } from './reach.ts'
import { settled } from './settled.ts'

const { phone: newPhone, person } = journey()

type Insets = Readonly<Record<'top' | 'right' | 'bottom' | 'left', number>>

/** Of a phone with a notch and a bar of its own at the lower edge. */
const upright: Insets = { top: 47, right: 0, bottom: 34, left: 0 }
const turned: Insets = { top: 0, right: 47, bottom: 21, left: 47 }

async function inset({ page }: Driver, insets: Insets): Promise<void> {
  const session = await page.createCDPSession()
  await session.send('Emulation.setSafeAreaInsetsOverride', { insets })
}

/** Runs in the page, first from its upper end, then from its lower one. @returns what is read or pressed where the phone has no room */
function without({ top, right, bottom, left }: Insets): string[] {
  const [width, height] = [innerWidth, innerHeight]
  const bands = [
    { name: 'top', box: new DOMRect(0, 0, width, top) },
    { name: 'bottom', box: new DOMRect(0, height - bottom, width, bottom) },
    { name: 'left', box: new DOMRect(0, 0, left, height) },
    { name: 'right', box: new DOMRect(width - right, 0, right, height) },
  ].filter(({ box }) => box.width > 0 && box.height > 0)
  const boxesOf = (e: Element) => {
    if (e.matches('button, a, input')) return [e.getBoundingClientRect()]
    const texts = [...e.childNodes].filter(node => node.nodeType === Node.TEXT_NODE && node.nodeValue?.trim())
    return texts.flatMap(node => {
      const range = document.createRange()
      range.selectNode(node)
      return [...range.getClientRects()]
    })
  }
  const isSeen = (e: Element, a: DOMRect, b: DOMRect) => {
    const [x1, x2] = [Math.max(a.left, b.left), Math.min(a.right, b.right)]
    const [y1, y2] = [Math.max(a.top, b.top), Math.min(a.bottom, b.bottom)]
    if (x2 - x1 < 2 || y2 - y1 < 2) return false
    const seen = document.elementFromPoint((x1 + x2) / 2, (y1 + y2) / 2)
    return seen !== null && e.contains(seen)
  }
  const elements = [...document.querySelectorAll('body *')].filter(e => e.checkVisibility() && !e.closest('[inert]'))
  const look = () =>
    elements.flatMap(e =>
      bands.flatMap(({ name, box }) =>
        boxesOf(e).some(one => isSeen(e, one, box)) ? `${name}: ${e.tagName} ${e.textContent?.slice(0, 40)}` : [],
      ),
    )
  const scrolled = (end: boolean) => {
    for (const e of elements) if (e.scrollHeight > e.clientHeight) e.scrollTo(0, end ? e.scrollHeight : 0)
    return look()
  }
  return [...scrolled(false).filter(told => !told.startsWith('bottom')), ...scrolled(true)]
}

/** Tabs, pages with a bar of acts and without, what takes the whole screen, and sheets. */
const places = [
  ...['/home', '/hangqing', '/heyue', '/my', '/changePassword', '/language', '/notifications', '/chongzhi', '/limits'],
  ...['/kline?symbol=BTCUSDT', '/helpCenter', '/articleList', '/zhangdieFenbu', '/notifications?sheet=alerts'],
]

const ways: [name: string, insets: Insets, width: number, height: number][] = [
  ['upright', upright, 375, 812],
  ['turned', turned, 812, 375],
]

test.each(cases(ways, ways.slice(0, 1)))(
  '%s, nothing is read or pressed under the edges where the phone has no room',
  async (_, insets, width, height) => {
    const phone = await newPhone({ of: await person({ balance: '500' }), width, height })
    await inset(phone, insets)
    for (const path of places) {
      await phone.open(path)
      let wrong = ['']
      const look = async () => {
        await settled(phone.page)
        wrong = await phone.page.evaluate(without, insets)
        return wrong.length === 0
      }
      await until('', look).catch(() => {}) // said below
      expect([path, wrong]).toEqual([path, []])
    }
  },
)

/** Chromium's own question does not come: this phone has none. */
const beSafari = ({ page }: Driver) =>
  page.evaluateOnNewDocument(() => {
    Object.defineProperty(navigator, 'standalone', { value: false, configurable: true })
    addEventListener('beforeinstallprompt', event => event.stopImmediatePropagation(), { capture: true })
  })

test('Safari on a phone is told how to install the app: once, at Home, and not while a form is half filled', async () => {
  const phone = await newPhone({ storage: { 'install.since': '1' } })
  await beSafari(phone)
  await phone.open('/login')
  await phone.type('Username, email or mobile number', 'half typed')
  const told = 'Install the app: tap Share, then Add to Home Screen'
  await phone.open('/home')
  await settled(phone.page)
  await phone.misses(told)
  await phone.open('/login')
  await phone.type('Username, email or mobile number', '')
  await phone.open('/home')
  await phone.sees(told)
  await phone.tap('Close', 'button')
  await phone.misses(told)
  await phone.reload()
  await phone.open('/login')
  await phone.open('/home')
  await settled(phone.page)
  await phone.misses(told)
})
