/**
 * Loaded before a command (`node --import`), ends it by SIGKILL at its nth step in a folder: DIE_AT, DIES_IN. A step is a call
 * to the file system; a write dies half way through. The steps are found in the calls, so that the product itself knows
 * nothing of them. Where the command ends before, STEPS names a file that tells how many there were.
 */
import { writeFileSync } from 'node:fs'
import fs, { type FileHandle } from 'node:fs/promises'
import { syncBuiltinESMExports } from 'node:module'

const { DIE_AT = '0', STEPS = '', DIES_IN = '' } = process.env
let steps = 0

const due = () => ++steps === Number(DIE_AT)
const die = () => process.kill(process.pid, 'SIGKILL')

/** Dies before the call. */
function step<A extends unknown[], R>(call: (...args: A) => R, counts: (...args: A) => boolean) {
  return function (this: unknown, ...args: A): R {
    if (counts(...args) && due()) die()
    return call.apply(this, args)
  }
}

const within = (path: unknown) => String(path).startsWith(DIES_IN)
const mortals = new WeakSet<object>()

function mortal(handle: FileHandle): FileHandle {
  mortals.add(handle)
  return handle
}

const probe = await fs.open('/dev/null')
const kind: FileHandle = Object.getPrototypeOf(probe)
await probe.close()
const { writeFile, sync } = kind

kind.sync = function (this: FileHandle) {
  if (mortals.has(this) && due()) die()
  return sync.call(this)
}

kind.writeFile = async function (this: FileHandle, data) {
  if (mortals.has(this) && due()) {
    const bytes = data as Uint8Array // as the store writes
    await this.write(bytes.subarray(0, bytes.length / 2))
    die()
  }
  return writeFile.call(this, data)
}

const { open } = fs
Object.assign(fs, {
  open: step(async (...args: Parameters<typeof open>) => {
    const handle = await open(...args)
    return within(args[0]) ? mortal(handle) : handle
  }, within),
  link: step(fs.link, within),
  unlink: step(fs.unlink, within),
  mkdir: step(fs.mkdir, within),
  readFile: step(fs.readFile, within),
  readdir: step(fs.readdir, within),
  rename: step(fs.rename, within),
  writeFile: step(fs.writeFile, within),
})
syncBuiltinESMExports()

process.on('exit', () => {
  if (STEPS) writeFileSync(STEPS, String(steps))
})
