import { globSync, readFileSync } from 'node:fs'
import { linguiConfig } from '@shared/federation/lingui'

const name = '@shared/phrases'
const folder = import.meta.dirname

/** The files, in any package, that declare texts of the exchange. */
const sources = globSync('../*/src/**/*.ts', { cwd: folder }).filter(file =>
  readFileSync(`${folder}/${file}`, 'utf8').includes(`from '${name}'`),
)

// The extractor reads `msg` of this package as lingui's own macro.
export default { ...linguiConfig(folder, sources), macro: { corePackage: [name] } }
