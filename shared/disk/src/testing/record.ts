/**
 * Loaded before a program (`node --import`), notes what a disk may hold if the power is cut at any moment of the program.
 * The disk is a strict one: content that is not synced may be lost, a name is lost until its folder is synced, and each
 * file and folder may be at any state since its last sync, whatever the others are at.
 *
 * FOLDER is the disk; STATES the file to write; SYNCED a pattern of names that sync themselves, e.g. of a database.
 * The steps are found in the calls of node:fs, so that the product itself knows nothing of them.
 */
import fs, { type NoParamCallback } from 'node:fs'
import promises, { type FileHandle } from 'node:fs/promises'
import { syncBuiltinESMExports } from 'node:module'
import { join } from 'node:path'
import type { Cut, Tree } from './power-cut.ts'

const { FOLDER = '', STATES = '', SYNCED = '^$' } = process.env
const real = { ...fs }
const syncsItself = new RegExp(SYNCED)
/** More at once are a program that syncs nothing: a part of them shows that too. */
const MOST = 2000

type Entries = ReadonlyMap<string, number>
/** The states since the last sync, the synced one first. */
const folders = new Map<number, Entries[]>()
const files = new Map<number, string[]>()
/** An open file keeps its number for itself. */
const kept = new Map<number, number>()
const cuts = new Map<string, Cut>()
const marks: string[] = []

const same = (a: unknown, b: unknown) => JSON.stringify(a) === JSON.stringify(b)
const listed = (entries: Entries) => [...entries].sort()

/** @param isSynced of what stood there before the program @returns its number */
function look(path: string, isSynced: boolean): number | undefined {
  const found = real.lstatSync(path, { throwIfNoEntry: false })
  if (!found) return undefined
  if (!kept.has(found.ino)) kept.set(found.ino, real.openSync(path, 'r'))
  if (found.isDirectory()) lookInto(path, found.ino, isSynced)
  else note(files, found.ino, real.readFileSync(path, 'base64'), isSynced || syncsItself.test(path) ? undefined : '')
  return found.ino
}

function lookInto(path: string, ino: number, isSynced: boolean): void {
  const entries = new Map<string, number>()
  for (const name of real.readdirSync(path)) {
    const inner = look(join(path, name), isSynced)
    if (inner !== undefined) entries.set(name, inner)
  }
  const states = note(folders, ino, entries, isSynced ? undefined : new Map())
  const own = listed(entries).filter(([name]) => syncsItself.test(name))
  states.splice(0, states.length, ...states.map(state => new Map([...state, ...own])))
}

/** @param before the state that a new one had; undefined: it is synced already */
function note<S>(all: Map<number, S[]>, ino: number, now: S, before: S | undefined): S[] {
  const states = all.get(ino) ?? (before === undefined ? [] : [before])
  all.set(ino, states)
  const plain = (state: S) => (state instanceof Map ? listed(state) : state)
  if (before === undefined) states.splice(0, states.length, now)
  else if (!same(plain(states.at(-1) as S), plain(now))) states.push(now)
  return states
}

function synced(descriptor: number): void {
  const { ino } = real.fstatSync(descriptor)
  for (const states of [folders.get(ino), files.get(ino)]) states?.splice(0, states.length - 1)
}

/** All trees below a folder that the disk may hold. */
function* treesOf(ino: number, path = ''): Generator<Tree> {
  for (const entries of folders.get(ino) ?? []) yield* treesIn([...entries], path)
}

function* treesIn([first, ...others]: [string, number][], path: string): Generator<Tree> {
  if (!first) return yield {}
  const at = join(path, first[0])
  for (const rest of treesIn(others, path)) {
    if (folders.has(first[1])) for (const tree of treesOf(first[1], at)) yield { [at]: null, ...tree, ...rest }
    else for (const content of files.get(first[1]) ?? []) yield { [at]: content, ...rest }
  }
}

const disk = look(FOLDER, true) ?? 0

let isLooking = false

/** Notes what the disk may hold from this moment on. Node's own functions call each other, and our looks are no steps. */
function observe(): void {
  if (isLooking) return
  isLooking = true
  look(FOLDER, false)
  isLooking = false
  let count = 0
  for (const tree of treesOf(disk)) {
    const cut = { tree, marks: [...marks] }
    cuts.set(JSON.stringify([listed(new Map(Object.entries(tree).map(([k, v]) => [k, v as never]))), marks]), cut)
    if (++count >= MOST) return
  }
}

type Call = (...args: unknown[]) => unknown

const observed =
  (call: Call): Call =>
  (...args) => {
    const result = call(...args)
    if (result instanceof Promise) return result.finally(observe)
    observe()
    return result
  }

function observeAll(owner: object, names: readonly string[]): void {
  for (const name of names) Reflect.set(owner, name, observed((Reflect.get(owner, name) as Call).bind(owner)))
}

const changes = ['writeFile', 'rename', 'link', 'unlink', 'rm', 'mkdir', 'copyFile', 'cp']
const probe = await promises.open('/dev/null')
const handle: FileHandle = Object.getPrototypeOf(probe)
await probe.close()
const { writeFile, sync } = handle

handle.writeFile = function (this: FileHandle, ...args) {
  return writeFile.apply(this, args).finally(observe)
}
handle.sync = async function (this: FileHandle) {
  await sync.call(this)
  observe()
  synced(this.fd)
  observe()
}
fs.fsyncSync = descriptor => {
  real.fsyncSync(descriptor)
  observe()
  synced(descriptor)
  observe()
}
fs.fdatasyncSync = fs.fsyncSync
Reflect.set(fs, 'fdatasync', (descriptor: number, done: NoParamCallback) =>
  real.fdatasync(descriptor, error => {
    observe()
    synced(descriptor)
    observe()
    done(error)
  }),
)
observeAll(promises, [...changes, 'open'])
observeAll(
  fs,
  [...changes, 'open'].map(name => `${name}Sync`),
)
syncBuiltinESMExports()
Reflect.set(globalThis, Symbol.for('power cut'), (mark: string) => {
  marks.push(mark)
  observe()
})

process.on('exit', () => real.writeFileSync(STATES, JSON.stringify([...cuts.values()])))
