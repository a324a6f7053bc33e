/**
 * Loaded before a command (`node --import`), ends it by SIGKILL at its nth step: DIE_AT. A step is a call that changes
 * something in the folder DIES_IN; a write dies half way through. The steps are found in the calls, so that the product itself
 * knows nothing of them. Where the command ends before, the file STEPS tells how many there were.
 */
import plain from 'node:fs'
import fs, { type FileHandle } from 'node:fs/promises'
import { syncBuiltinESMExports } from 'node:module'

const { DIE_AT = '0', STEPS = '', DIES_IN = '' } = process.env
let steps = 0

const due = () => ++steps === Number(DIE_AT)
const die = () => process.kill(process.pid, 'SIGKILL')
const within = (path: unknown) => String(path).startsWith(DIES_IN)

/** Dies before the call. */
function step<A extends unknown[], R>(call: (...args: A) => R): (...args: A) => R {
  return (...args) => {
    if (args.some(within) && due()) die()
    return call(...args)
  }
}

const mortals = new WeakSet<object>()
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
fs.open = async (path, flags, mode) => {
  const writes = /[wa+]/.test(String(flags ?? 'r'))
  if (writes && within(path) && due()) die()
  const handle = await open(path, flags, mode)
  if (within(path)) mortals.add(handle)
  return handle
}
Object.assign(fs, {
  link: step(fs.link),
  unlink: step(fs.unlink),
  mkdir: step(fs.mkdir),
  rename: step(fs.rename),
  rm: step(fs.rm),
  writeFile: step(fs.writeFile),
})
const { writeFileSync } = plain
Object.assign(plain, {
  openSync: step(plain.openSync),
  linkSync: step(plain.linkSync),
  mkdirSync: step(plain.mkdirSync),
  renameSync: step(plain.renameSync),
  rmSync: step(plain.rmSync),
})
syncBuiltinESMExports()

process.on('exit', () => {
  if (STEPS) writeFileSync(STEPS, String(steps))
})
