/** What tests of docs/production.md need of Debian: Caddy, and the programs that the page names. */
import { existsSync } from 'node:fs'
import { installPackages } from './debian.ts'

const caddy = () => [process.env.CADDY_PATH ?? '', '/usr/bin/caddy'].find(place => place && existsSync(place))

/** Debian's package of each is called as it is. */
const programs = ['openssl', 'curl', 'rsync', 'systemd-analyze']
const absent = () => programs.filter(name => !existsSync(`/usr/bin/${name}`))

/** Caddy's path; installs Debian's as root. undefined where something is missing: a run is worth less then, but no failure. */
export function ensureCaddy(): string | undefined {
  const packages = absent().map(name => (name === 'systemd-analyze' ? 'systemd' : name))
  if (!caddy() || packages.length > 0) installPackages(...(caddy() ? [] : ['caddy']), ...packages)
  return absent().length === 0 ? caddy() : undefined
}
