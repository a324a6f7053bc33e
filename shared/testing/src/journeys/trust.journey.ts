/** Nobody slips a changed byte between the team and the phone. */
import { afterEach, expect, test } from '@jest/globals'
import type { Config } from '@shared/contract/config'
import { promote, publish, readBuiltRelease, rollback } from '@shared/release/writing'
import { buildUnit } from '../built-units.ts'
import { remake } from '../remake.ts'
import type { Hands } from './hands.ts'
import { journey } from './journey.ts'

const { phone: newPhone, platform } = journey()
const who = { who: 'ann', why: 'a journey' }
afterEach(() => platform().spoilt.clear())

const builtUnit = (unit: string) => {
  const found = platform().units.find(one => one.unit === unit)
  if (!found) throw new Error(`${unit} is not built`)
  return found
}

/** Flips a bit where the file would still run: in the words of its directive, or in a stylesheet's value. */
function flip(bytes: Uint8Array | undefined): Uint8Array | undefined {
  if (!bytes) return undefined
  const changed = Buffer.from(bytes)
  const directive = changed.indexOf('use strict')
  const at = directive < 0 ? Math.floor(changed.length / 2) : directive + 4
  changed[at] = (changed[at] ?? 0) ^ 1
  return changed
}

const runs = (phone: Hands, unit: string) =>
  phone.page.evaluate(prefix => Object.keys(self).filter(name => name.startsWith(prefix)), `${unit}__`)

test('one flipped byte in any file of a release that a screen needs is refused, and the release before it runs', async () => {
  const { store, keys, spoilt } = platform()
  const good = builtUnit('account')
  const next = await remake(good)
  await publish(store, keys, next)
  const { release, preload, files } = next.manifest
  await promote(store, keys, { ...who, targets: [{ unit: 'account', release }], platform: undefined })
  const needed = new Set([...(preload['/login'] ?? []), ...(preload['words:en-us'] ?? [])])
  const phone = await newPhone()
  phone.expects(/./)
  for (const file of needed) {
    spoilt.set(`account/${release}/${file}`, flip)
    await phone.page.goto('about:blank') // a page of its own for each file
    await phone.open('/login')
    await phone.sees('Log in')
    expect([file, await runs(phone, 'account')]).toEqual([file, [`account__${good.release}`]])
    spoilt.clear()
  }
  // What this screen does not load is refused all the same, whoever asks for it.
  await phone.page.goto('about:blank')
  await phone.open('/login')
  for (const file of Object.keys(files)) spoilt.set(`account/${release}/${file}`, flip)
  const rest = Object.keys(files).filter(file => !needed.has(file))
  const refused = await phone.page.evaluate(
    async addresses => {
      const load = (url: string) =>
        new Promise<string>(resolve => {
          const style = url.endsWith('.css')
          const element = document.createElement(style ? 'link' : 'script')
          Object.assign(element, { crossOrigin: 'anonymous', integrity: self.__sri(url) })
          Object.assign(element, style ? { rel: 'stylesheet', href: url } : { src: url })
          element.onload = () => resolve(`${url} ran`)
          element.onerror = () => resolve('refused')
          document.head.append(element)
        })
      return Promise.all(addresses.map(load))
    },
    rest.map(file => `/r/account/${release}/${file}`),
  )
  expect(refused).toEqual(rest.map(() => 'refused'))
  await rollback(store, keys, { ...who, unit: 'account', steps: 1 })
}, 120_000)

test('a flipped byte in any file that the shell starts with leads to the shell before it, by one replacement and before anything is drawn', async () => {
  const { store, keys, spoilt } = platform()
  const good = builtUnit('shell')
  const next = await remake(good)
  await publish(store, keys, next)
  const { release, preload, entry } = next.manifest
  await promote(store, keys, { ...who, targets: [{ unit: 'shell', release }], platform: undefined })
  for (const file of new Set([entry, ...(preload.shell ?? []), ...(preload['words:en-us'] ?? [])])) {
    spoilt.set(`shell/${release}/${file}`, flip)
    const phone = await newPhone()
    phone.expects(/./)
    await phone.page.goto('about:blank')
    await phone.open('/language')
    const scripts = await phone.page.$$eval('script[src]', all => all.map(script => script.getAttribute('src') ?? ''))
    const steps = await phone.page.evaluate(() => history.length)
    expect([file, scripts.some(src => src.includes(good.release)), steps]).toEqual([file, true, 2])
    expect(await phone.page.evaluate(() => location.search)).toBe('')
    await phone.close()
    spoilt.clear()
  }
  await rollback(store, keys, { ...who, unit: 'shell', steps: 1 })
}, 120_000)

/** Answers the page, and config.json, with another config than the gateway's. */
async function withConfig(phone: Hands, change: (config: Config) => object): Promise<void> {
  await phone.page.setRequestInterception(true)
  phone.page.on('request', async request => {
    const { pathname } = new URL(request.url())
    if (pathname !== '/') return request.continue()
    const reply = await fetch(request.url())
    const html = await reply.text()
    const written = /(?<=id="config">)[^<]*/
    const config = change(JSON.parse(written.exec(html)?.[0] ?? '{}'))
    const body = html.replace(written, () => JSON.stringify(config).replaceAll('<', '\\u003c'))
    await request.respond({ status: 200, headers: Object.fromEntries(reply.headers), body })
  })
}

test.each<[string, (config: Config) => object]>([
  ['a route that was added', ({ units, ...rest }) => ({ ...rest, units: { ...units, evil: units.account } })],
  ['a hash that was changed', ({ shell, ...rest }) => ({ ...rest, shell: { ...shell, version: '9.9.9' } })],
  ['no signature', ({ signature: _, ...rest }) => rest],
  ['a signature of an unknown key', config => ({ ...config, signature: { ...config.signature, keyId: 'k99' } })],
])('a live set with %s loads no unit and says that it could not be verified', async (_, change) => {
  const phone = await newPhone()
  phone.expects(/./)
  await withConfig(phone, change)
  await phone.leave('/home')
  await phone.sees('The page could not be verified. Reload.')
  expect(await runs(phone, 'content')).toEqual([])
})

test('an older live set than this phone has seen is refused, though it is signed', async () => {
  const { store, keys } = platform()
  const old = await (await fetch(`${platform().url}/config.json`)).json()
  const next = await buildUnit('remote-account', 'development')
  await publish(store, keys, await readBuiltRelease(next.folder))
  await promote(store, keys, { ...who, targets: [next], platform: undefined })
  const phone = await newPhone()
  phone.expects(/./)
  await phone.open('/home')
  await withConfig(phone, () => old)
  await phone.page.reload()
  await phone.sees('The page could not be verified. Reload.')
  await rollback(store, keys, { ...who, unit: 'account', steps: 1 })
})
