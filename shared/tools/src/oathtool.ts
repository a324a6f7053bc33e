/** oathtool for the tests: it computes the codes of an authenticator without any code of ours. */
import { existsSync } from 'node:fs'
import { installPackages } from './debian.ts'

const places = ['/usr/bin/oathtool', '/usr/local/bin/oathtool', '/opt/homebrew/bin/oathtool']

const found = () => [process.env.OATHTOOL_PATH ?? '', ...places].find(place => place && existsSync(place))

/** Its path; installs Debian's as root where there is none. */
export function ensureOathtool(): string {
  const there = found() ?? (installPackages('oathtool') ? found() : undefined)
  if (there) return there
  throw new Error('No oathtool found: install it (oath-toolkit), or set OATHTOOL_PATH to it, and run the tests again')
}
