/** Nobody slips a changed byte between the team and the phone. */
import { createServer, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, afterEach, expect, test } from '@jest/globals'
import type { Config } from '@shared/contract/config'
import { cases } from '../soak.ts'
import { flip } from './flip.ts'
import { journey } from './journey.ts'
import { runs, ship } from './ship.ts'

const { phone: newPhone, platform } = journey()
const { built, published, promoted, back } = ship(platform)
const live = async (): Promise<Config> => (await fetch(`${platform().url}/config.json`)).json()
afterEach(() => platform().spoilt.clear())

test('where the first script does not come whole and there is no shell before it, the page says so in the language of the phone', async () => {
  expect((await live()).shell.previous).toBeUndefined()
  platform().spoilt.set(`shell/${built('shell').release}/main.js`, flip)
  for (const [language, sentence] of [
    ['en-US', /Check your connection, then reload/],
    ['es-ES', /No se pudo cargar la aplicación/],
  ] as const) {
    const phone = await newPhone({ language })
    phone.expects(/./)
    await phone.leave('/home')
    await phone.sees(sentence)
  }
})

test('one flipped byte in any file of a release that a screen needs is refused, and the release before it runs', async () => {
  const { spoilt } = platform()
  const release = await published('account')
  await promoted('account', release)
  const { preload = {}, files = {} } = (await live()).units.account ?? {}
  const needed = new Set([...(preload['/login'] ?? []), ...(preload['words:en-us'] ?? [])])
  const phone = await newPhone()
  phone.expects(/./)
  for (const file of cases([...needed], [...needed].slice(0, 3))) {
    spoilt.set(`account/${release}/${file}`, flip)
    await phone.page.goto('about:blank') // a page of its own for each file
    await phone.open('/login')
    await phone.sees('Log in')
    expect([file, await runs(phone, 'account')]).toEqual([file, [`account__${built('account').release}`]])
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
  await back('account')
})

test('a flipped byte in any file that the shell starts with leads to the shell before it, by one replacement and before anything is drawn', async () => {
  const { spoilt } = platform()
  const release = await published('shell')
  await promoted('shell', release)
  const { preload } = (await live()).shell
  const first = [...new Set(['main.js', ...(preload.shell ?? []), ...(preload['words:en-us'] ?? [])])]
  for (const file of cases(first, first.slice(0, 2))) {
    spoilt.set(`shell/${release}/${file}`, flip)
    const phone = await newPhone()
    phone.expects(/./)
    await phone.page.goto('about:blank')
    await phone.open('/language')
    const scripts = await phone.page.$$eval('script[src]', all => all.map(script => script.getAttribute('src') ?? ''))
    const steps = await phone.page.evaluate(() => history.length)
    expect([file, scripts.some(src => src.includes(built('shell').release)), steps]).toEqual([file, true, 2])
    expect(await phone.page.evaluate(() => location.search)).toBe('')
    await phone.close()
    spoilt.clear()
  }
  await back('shell')
})

const ends: (() => void)[] = []
afterAll(() => {
  for (const end of ends) end()
})

/** Somebody between the gateway and the phones, who changes the config in the page. @returns where phones find it */
async function tampering(change: (config: Config) => object): Promise<string> {
  const written = /(?<=id="config">)[^<]*/
  const pass = async (url: string, response: ServerResponse) => {
    const reply = await fetch(platform().url + url)
    const { 'content-encoding': _, 'content-length': __, ...headers } = Object.fromEntries(reply.headers)
    response.writeHead(reply.status, headers)
    if (!reply.headers.get('content-type')?.startsWith('text/html'))
      return response.end(Buffer.from(await reply.arrayBuffer()))
    const html = await reply.text()
    const config = JSON.stringify(change(JSON.parse(written.exec(html)?.[0] ?? '{}')))
    response.end(html.replace(written, () => config.replaceAll('<', '\\u003c')))
  }
  const server = createServer(({ url = '/' }, response) => void pass(url, response).catch(() => response.destroy()))
  await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve))
  ends.push(() => server.close())
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`
}

/** Of the whole set, and of what the page carries of it. */
const renamed = (signature: Config['signature']) => {
  const keyId = 'k99'
  return { ...signature, keyId, thin: { ...(signature?.thin as object), keyId } }
}

const tamperings: [what: string, change: (config: Config) => object][] = [
  [
    'another release.json of a far unit',
    ({ units, ...rest }) => ({
      ...rest,
      units: { ...units, account: { ...units.account, manifest: units.content?.manifest } },
    }),
  ],
  ['a route that was added', ({ units, ...rest }) => ({ ...rest, units: { ...units, evil: units.account } })],
  ['a hash that was changed', ({ shell, ...rest }) => ({ ...rest, shell: { ...shell, version: '9.9.9' } })],
  ['no signature', ({ signature: _, ...rest }) => rest],
  ['signatures of an unknown key', ({ signature, ...rest }) => ({ ...rest, signature: renamed(signature) })],
]

const sample = /^another release|^signatures/

test.each(
  cases(
    tamperings,
    tamperings.filter(([what]) => sample.test(what)),
  ),
)('a live set with %s loads no unit and says that it could not be verified', async (_, change) => {
  const phone = await newPhone({ url: await tampering(change) })
  phone.expects(/./)
  await phone.leave('/home')
  await phone.sees('The page could not be verified. Reload.')
  expect(await runs(phone, 'content')).toEqual([])
})

test('an older live set than this phone has seen is refused, though it is signed', async () => {
  const old = await live()
  await promoted('account', await published('account'))
  let behind = false
  const phone = await newPhone({ url: await tampering(config => (behind ? old : config)) })
  phone.expects(/./)
  await phone.open('/home')
  behind = true
  await phone.page.reload()
  await phone.sees('The page could not be verified. Reload.')
  await back('account')
})

test('on plain http in a local network, where browsers verify nothing, a library believes and refuses the same', async () => {
  const url = platform().url.replace('127.0.0.1', 'phone.test')
  const phone = await newPhone({ url })
  await phone.open('/home')
  await phone.sees(/BTC/)
  expect(await phone.page.evaluate(() => [isSecureContext, typeof crypto.subtle])).toEqual([false, 'undefined'])
  const between = await tampering(config => ({ ...config, name: 'another' }))
  const other = await newPhone({ url: between.replace('127.0.0.1', 'phone.test') })
  other.expects(/./)
  await other.leave('/home')
  await other.sees('The page could not be verified. Reload.')
})
