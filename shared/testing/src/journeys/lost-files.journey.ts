/** A connection that loses any one file of the app, once: the app stands, what was typed stays, and the file comes the second time. */
import { setTimeout as wait } from 'node:timers/promises'
import { beforeAll, expect, test } from '@jest/globals'
import type { ReleaseManifest } from '@shared/contract/release'
import { readBuiltRelease } from '@shared/release/writing'
import type { HTTPRequest } from 'puppeteer'
import { type Look, leads, looksOf, type People, peopleOf } from '../screenshots/looks.ts'
import { above, closeSheets, nameOf, type Step } from '../screenshots/sheets.ts'
import { cases, lots, rounds, seed } from '../soak.ts'
import type { Driver } from './driver.ts'
import { journey } from './journey.ts'
import { PRESSED, reach, TYPED } from './reach.ts'
import { retry } from './retry.ts'
import { namesIn } from './words.ts'

const { phone: newPhone, platform } = journey({ demo: true })

let people: People
let looks: Look[]
let say: (english: string) => RegExp
/** By address: the unit whose page stands there, and the files that are told beforehand. */
let brings: ReadonlyMap<string, { unit: string; told: string[] }>
/** A library that some file brings along, on a way that no look need take: pictures for an upload, a page without TLS. */
const isNumbered = (name: string): boolean => /^\d+\./.test(name)

/** The files that this run loses, e.g. "trade/contract.js": in `npm test` four of each unit, else a random part of all. */
let files: ReadonlySet<string>
beforeAll(async () => {
  people = await peopleOf(platform())
  looks = await looksOf(platform(), people)
  say = await namesIn('en-US')
  const built = await Promise.all(platform().units.map(({ folder }) => readBuiltRelease(folder)))
  const brought = built.flatMap(({ manifest: { unit, files, preload } }) => {
    const listed = new Set(Object.values(preload).flat())
    return Object.keys(files).flatMap(name => (listed.has(name) || !isNumbered(name) ? `${unit}/${name}` : []))
  })
  const all = brought.filter(file => /\.(js|css)$/.test(file) && !elsewhere.test(file))
  const few = built.flatMap(({ manifest }) => fewOf(manifest).map(name => `${manifest.unit}/${name}`))
  files = new Set(cases(drawn(all), few))
  brings = new Map(
    built.flatMap(({ manifest: { unit, routes, preload } }) =>
      routes.map(({ path }) => [path, { unit, told: (preload[path] ?? []).map(name => `${unit}/${name}`) }]),
    ),
  )
})

function drawn(all: readonly string[]): string[] {
  const lot = lots()
  const chosen = new Set<string>()
  while (chosen.size < rounds(all.length)) chosen.add(all[lot(all.length)] ?? '')
  return [...chosen]
}

/** One file of each kind: the entry, the words, a script and a stylesheet of the first screen; of the shell, of its start. */
function fewOf({ entry, routes, preload }: ReleaseManifest): string[] {
  const first = preload[routes[0]?.path ?? 'shell'] ?? []
  const last = (ending: string) => first.findLast(name => name.endsWith(ending)) ?? []
  return [entry, 'words-en-us.js', last('.js'), last('.css')].flat()
}

/**
 * Copies for a shell that has other parts than this one; the ciphers of a page without TLS; a reminder after many minutes; what
 * comes without a network alone, out of what is kept; the other languages, below.
 */
const elsewhere = /\/own-|^shell\/(verifier|reminder|worker|answers)|\/words-(?!en-us)/

/** Milliseconds: a preload and the tag that it is for ask one after the other, and both lose it. */
const GAP = 400
/** Milliseconds that a press has until it counts as lost. */
const PRESS = 2000

/** Milliseconds: as many files as one screen has may be lost one after the other. */
const MANY = 40_000

const lost = new Set<string>()
/** Of those, what came after all. */
const came = new Set<string>()

/**
 * Loses each file drawn that was never lost, one after the other: the next one once the last one came after all.
 * @returns `giveUp` waiting for that, since another page is looked at; how many this phone has lost
 */
async function lose(phone: Driver): Promise<{ giveUp(): void; count(): number }> {
  let losses = 0
  let now: { file: string; until: number } | undefined
  const isLost = (file: string, at: number) => {
    if (now?.file === file) return at < now.until
    if (now || lost.has(file) || !files.has(file)) return false
    lost.add(file)
    losses++
    now = { file, until: at + GAP }
    return true
  }
  const fileOf = (request: HTTPRequest) => {
    const [, unit, name] = /\/r\/(\w+)\/\w+\/([\w.-]+\.(?:js|css))$/.exec(new URL(request.url()).pathname) ?? []
    return unit && name ? `${unit}/${name}` : undefined
  }
  await phone.page.setRequestInterception(true)
  phone.page.on('request', request => {
    const file = fileOf(request)
    void (file && isLost(file, Date.now()) ? request.abort() : request.continue())
  })
  phone.page.on('requestfinished', request => {
    const file = fileOf(request) ?? ''
    if (lost.has(file)) came.add(file)
    if (now?.file === file) now = undefined
  })
  return {
    giveUp: () => {
      now = undefined
    },
    count: () => losses,
  }
}

/** Where what starts the app was lost, its owner does what the page asks for. */
async function stands(phone: Driver, path: string): Promise<void> {
  for (const end = Date.now() + MANY; Date.now() < end; await wait(100)) {
    const said = await phone.says()
    if (/could not be loaded/.test(said)) await phone.page.reload()
    if (/This part is unavailable/.test(said)) await retry(phone.page)
    const here = await phone.page.$$eval('#main > [data-path]', pages =>
      pages.find(p => p.checkVisibility())?.getAttribute('data-path'),
    )
    if (here === path && !/This part is unavailable/.test(said) && !(await isCovered(phone))) return
  }
  throw new Error(`${path} never stands at ${phone.page.url()}: ${await phone.says()}`)
}
const isCovered = ({ page }: Driver) => page.evaluate(() => document.getElementById('main')?.inert !== false)

/** The first field of the page that takes words or a number. */
const FIELD =
  '#main > [data-path]:not([style*="display: none"]) input:is([type=text], [inputmode], :not([type])):not([readonly])'
const typed = ({ page }: Driver) => page.$eval(FIELD, e => (e as HTMLInputElement).value).catch(() => undefined)
async function fill(phone: Driver): Promise<string | undefined> {
  const field = await phone.page.$(FIELD)
  if (!field) return undefined
  await field.focus()
  await field.evaluate(e => (e as HTMLInputElement).select())
  await phone.page.keyboard.type('0.01')
  return typed(phone)
}

const opened = ({ page }: Driver) =>
  page.$$eval(above, all => all.some(e => e.checkVisibility({ visibilityProperty: true })))

async function press(phone: Driver, step: Step): Promise<void> {
  const found = reach(phone.page, nameOf(step, say), typeof step === 'object' && 'field' in step ? TYPED : PRESSED)
  found.catch(() => {}) // nobody waits for it any more
  const element = await Promise.race([found, wait(PRESS, undefined, { ref: false })])
  if (!element) return
  const { x, y, width, height } = await element.evaluate(e => e.getBoundingClientRect().toJSON())
  await phone.page.touchscreen.tap(x + width / 2, y + height / 2)
  if (typeof step === 'string' || !('field' in step)) return
  await phone.page.evaluate(() => document.activeElement instanceof HTMLInputElement && document.activeElement.select())
  await phone.page.keyboard.type(step.text)
}

/** Presses as a person does: once more where nothing opened. @returns whether something did */
async function opens(phone: Driver, steps: readonly Step[], most: number): Promise<boolean> {
  for (let tries = 0; tries < most; tries++) {
    for (const step of steps) await press(phone, step)
    for (const end = Date.now() + PRESS; Date.now() < end; await wait(30)) if (await opened(phone)) return true
  }
  return false
}

/** What an earlier look left on the device would change what this one finds. */
const forget = ({ page }: Driver) =>
  page.url().startsWith(platform().named) &&
  page.evaluate(() => {
    const { token } = localStorage
    for (const store of [localStorage, sessionStorage]) store.clear()
    if (token) localStorage.setItem('token', token)
    sessionStorage.setItem('phone', 'in use')
  })

/** A page of somebody's, and all that opens over it. */
type Visit = Pick<Look, 'name' | 'path' | 'who'> & { over: (readonly Step[])[] }

const addressOf = (path: string) => path.split('?')[0] ?? ''

/** The page that stands there in the end. */
const endOf = ({ who, path }: Pick<Look, 'who' | 'path'>) =>
  (who === 'demo' && leads[addressOf(path)]) || addressOf(path)

/** What of a query may bring files of its own; which order or state it names brings none. */
const CHOOSES = /^(mode|sheet|tab|type|kind|acc)$/

/** An address with what its query asks for, whatever the ids. */
function kindOf(path: string): string {
  const [address = '', query = ''] = path.split('?')
  const asked = [...new URLSearchParams(query)].map(([name, value]) => (CHOOSES.test(name) ? `${name}=${value}` : name))
  return [address, ...asked.sort()].join(' ')
}

/** A file is lost once: what one person's looks at a page have in common is visited once, and of a visitor each address. */
function visitsOf(looks: readonly Look[]): Visit[] {
  const visits = new Map<string, Visit>()
  for (const { name, path, who, steps = [] } of looks.filter(look => look.who !== 'new')) {
    const place = `${who} ${who === 'demo' || steps.length > 0 ? path : addressOf(path)}`
    const visit = visits.get(place) ?? { name, path, who, over: [] }
    visits.set(place, steps.length > 0 ? { ...visit, over: [...visit.over, steps] } : visit)
  }
  return newFirst(oneOfKind([...visits.values()]))
}

/** Of pages of one kind those over which something opens, else the first. */
function oneOfKind(visits: readonly Visit[]): Visit[] {
  const nameOf = ({ who, path }: Visit) => `${who} ${kindOf(path)}`
  const opening = visits.filter(({ over }) => over.length > 0)
  const kinds = new Map([...visits.toReversed(), ...opening].map(visit => [nameOf(visit), visit]))
  return visits.filter(visit => visit.over.length > 0 || kinds.get(nameOf(visit)) === visit)
}

/** What nobody has looked at brings files that nobody has lost; first of all what is known to bring one that was drawn. */
function newFirst(visits: readonly Visit[]): Visit[] {
  const first = new Map(visits.toReversed().map(visit => [addressOf(visit.path), visit]))
  const turn = (visit: Visit): number => {
    if (first.get(addressOf(visit.path)) !== visit) return 2
    return brings.get(addressOf(visit.path))?.told.some(file => files.has(file)) ? 0 : 1
  }
  return visits.toSorted((a, b) => turn(a) - turn(b))
}

const stillToCome = () => [...files].filter(file => !came.has(file))

/** A visitor's way to a page begins at the log-in, where a half-typed form waits for them. */
const isOnTheWay = ({ who, path }: Visit) => who === 'visitor' && addressOf(path) !== '/login'

/** Whether a file that is still to come can come there: of the shell, or of a unit whose page stands on the way. */
function isWorth(visit: Visit): boolean {
  const pages = [addressOf(visit.path), endOf(visit), ...(isOnTheWay(visit) ? ['/login'] : [])]
  const units = ['shell', ...pages.map(page => brings.get(page)?.unit)]
  return stillToCome().some(file => units.includes(file.split('/')[0]))
}

const bornAt = ({ page }: Driver) => page.evaluate(() => performance.timeOrigin)

/** A page as it stands: when it was loaded, and what stands typed; no text where nothing takes any. */
type Standing = { born: number; text: string | undefined }

const standing = async (phone: Driver): Promise<Standing> => ({ born: await bornAt(phone), text: await typed(phone) })

/** Opens the page from nothing, and begins to type. */
async function begin(phone: Driver, visit: Visit): Promise<Standing> {
  const [first, end] = isOnTheWay(visit) ? ['/login', '/login'] : [visit.path, endOf(visit)]
  await forget(phone)
  await phone.page.goto(`${platform().named}/?look=${visit.name}#${first}`)
  await stands(phone, end)
  await fill(phone)
  const begun = await standing(phone)
  if (!isOnTheWay(visit)) return begun
  await phone.leave(visit.path)
  await stands(phone, addressOf(visit.path))
  return begun
}

/** @param types whether something was typed there meanwhile @returns what is wrong with the page since then */
async function wrongSince(phone: Driver, what: string, { born, text }: Standing, types = false): Promise<string[]> {
  if (/Unexpected Application Error/.test(await phone.says())) return [`${what}: the router's own page`]
  const now = await standing(phone)
  const kept = text === undefined || (types ? now.text !== '' : now.text?.startsWith(text))
  return [
    ...(born === now.born ? [] : [`${what}: the page was loaded anew`]),
    ...(kept ? [] : [`${what}: "${text}" became "${now.text}"`]),
  ]
}

/** From the page as the sheet before left it; where its button went with that, from the page anew. */
async function look(phone: Driver, visit: Visit, steps: readonly Step[]): Promise<string[]> {
  let before = await standing(phone)
  if (!(await opens(phone, steps, 1))) {
    before = await begin(phone, visit)
    if (!(await opens(phone, steps, 6)))
      throw new Error(`Nothing opens after ${JSON.stringify(steps)}: ${await phone.says()}`)
  }
  const types = steps.some(step => typeof step === 'object')
  const wrong = await wrongSince(phone, `${visit.name} ${JSON.stringify(steps)}`, before, types)
  await closeSheets(phone)
  return wrong
}

/** @returns what is wrong where this is looked at */
async function lookAround(phone: Driver, visit: Visit): Promise<string[]> {
  const before = await begin(phone, visit)
  const wrong: string[] = []
  for (const steps of visit.over) wrong.push(...(await look(phone, visit, steps)))
  if (visit.over.length > 0) return wrong
  if (isOnTheWay(visit)) {
    await phone.leave('/login')
    await stands(phone, '/login')
  }
  return wrongSince(phone, visit.name, before)
}

async function lookAll(who: 'visitor' | 'demo', visits: readonly Visit[]): Promise<string[]> {
  const phone = await newPhone({ url: platform().named, ...(people[who] && { of: people[who] }) })
  phone.expects(/./) // what is lost says so in the console
  phone.page.on('dialog', dialog => void dialog.accept()) // a half-filled form asks before it is loaded anew
  await phone.page.evaluateOnNewDocument(() =>
    Object.defineProperty(navigator, 'connection', { value: { saveData: true } }),
  ) // else everything comes beforehand
  const { giveUp, count } = await lose(phone)
  const wrong: string[] = []
  for (const one of visits) {
    if (!isWorth(one)) continue // each of its files was lost once
    let before: number
    do {
      before = count()
      giveUp()
      const look = () => lookAround(phone, one).catch((error: Error) => [`${one.name}: ${error.message}`])
      const found = await look()
      // where nothing was lost, what went wrong is a busy machine's, unless it goes wrong again
      wrong.push(...(found.length > 0 && count() === before ? await look() : found))
    } while (count() > before && wrong.length === 0)
  }
  return wrong
}

test(`each file that is lost once comes the second time; the app stands, and what was typed is still there (seed ${seed})`, async () => {
  const visits = visitsOf(looks)
  const of = (who: Look['who']) => visits.filter(visit => visit.who === who)
  const half = of('demo').length / 2
  const walks = [of('visitor'), of('demo').slice(0, half), of('demo').slice(half)]
  const begun = performance.now()
  const wrong = await Promise.all(walks.map((walk, i) => lookAll(i === 0 ? 'visitor' : 'demo', walk)))
  const seconds = Math.round((performance.now() - begun) / 1000)
  process.stdout.write(`\n${looks.length} looks in ${visits.length} visits, ${lost.size} files lost: ${seconds} s\n`)
  expect(wrong.flat()).toEqual([])
  expect(stillToCome()).toEqual([])
}, 1_200_000)
