/** Ceph's programs, found or installed: Debian carries them, and nowhere else do tests change what is installed. */
import { execFile } from 'node:child_process'
import { accessSync, constants, existsSync } from 'node:fs'
import { join } from 'node:path'
import { promisify } from 'node:util'

const programs = ['setpriv', 'monmaptool', 'ceph-mon', 'ceph-osd', 'ceph', 'radosgw', 'radosgw-admin']
const packages = ['ceph-mon', 'ceph-osd', 'ceph-common', 'radosgw']

/** @returns why Ceph cannot run here; undefined where all of it stands ready, after an installation if need be */
export async function whyNoCeph(): Promise<string | undefined> {
  if (missing().length === 0) return undefined
  const root = process.getuid?.() === 0
  if (!root || !existsSync('/etc/debian_version'))
    return `there is no ${missing().join(', ')}, and only root on Debian can do: apt-get install ${packages.join(' ')}`
  const failed = await install()
  return missing().length === 0 ? undefined : `apt-get could not install ${packages.join(' ')}: ${failed}`
}

const missing = (): string[] => programs.filter(name => !found(name))

const found = (name: string): boolean => (process.env.PATH ?? '').split(':').some(folder => runs(join(folder, name)))

function runs(path: string): boolean {
  try {
    accessSync(path, constants.X_OK)
    return true
  } catch {
    return false
  }
}

/** Test files run side by side: the lock lets one install, and the others find it done. */
async function install(): Promise<string> {
  console.warn(
    `Installing Ceph for the tests of object storage: apt-get install ${packages.join(' ')} (a minute, once)`,
  )
  const apt = `command -v radosgw || { apt-get -q update && apt-get -qy --no-install-recommends install ${packages.join(' ')}; }`
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' }
  return promisify(execFile)('flock', ['/tmp/tarn-ceph-install.lock', 'sh', '-c', apt], {
    env,
    maxBuffer: 1 << 26,
  }).then(
    () => 'it ended well, but not all programs are there',
    (e: Error) => e.message.trim().split('\n').at(-1) ?? 'no reason given',
  )
}
