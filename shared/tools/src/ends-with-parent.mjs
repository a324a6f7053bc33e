// Loaded before a command (node --import): ends this process when its parent process ends, for whatever reason.
// A signal to npm, pnpm or a script of ours reaches that process alone, and SIGKILL none of them can pass on.
import { readFileSync } from 'node:fs'

/** Milliseconds that an orderly end may take. */
const patience = 10_000

/** Name and parent of a process; empty on systems without /proc. @param {number} pid */
function processInfo(pid) {
  try {
    const [, name = '', parent = ''] = /\((.*)\) \S (\d+) /s.exec(readFileSync(`/proc/${pid}/stat`, 'utf8')) ?? []
    return { name, parent }
  } catch {
    return { name: '', parent: '' } // another system, or it is gone
  }
}

/** npm and pnpm start a script by a shell, which may stay between and outlive them. */
const byShell = process.env.npm_lifecycle_event !== undefined && /^(ba|da|z)?sh$/.test(processInfo(process.ppid).name)
const starters = () => (byShell ? `${process.ppid} ${processInfo(process.ppid).parent}` : `${process.ppid}`)

const started = starters()
const watch = setInterval(() => {
  if (starters() === started) return
  clearInterval(watch)
  process.kill(process.pid, 'SIGTERM')
  setTimeout(() => process.exit(1), patience).unref()
}, 250)
watch.unref()
