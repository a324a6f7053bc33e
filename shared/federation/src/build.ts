/** Builds one unit into an immutable folder, `dist/<release>`; one that stands there whole is the same build. */
import { existsSync } from 'node:fs'
import { mkdir, rename, rm, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { pathToFileURL } from 'node:url'
import type { ReleaseManifest } from '@shared/contract/release'
import webpack, { type Configuration, type Stats } from 'webpack'
import { refuseStranger } from './joining.ts'
import { manifestOf } from './manifest.ts'
import { removeOld } from './old-builds.ts'
import { OneCopyPlugin } from './one-copy-plugin.ts'
import { readRoutes } from './routes.ts'
import { putBill, takeOutBill } from './sbom.ts'
import { sealFiles, takeOutMaps } from './seal.ts'
import { isShell, type Mode, readUnit, type Unit } from './unit.ts'
import { wholeBuild } from './whole-build.ts'
import { refuseUntranslated, untranslated } from './words/catalog.ts'
import { hasWorker, workerConfig } from './worker-config.ts'

export interface Built {
  manifest: ReleaseManifest
  /** Absolute path of the release's folder. */
  folder: string
  /** Whether it stood there already. */
  cached: boolean
}

const run = (configuration: Configuration) =>
  new Promise<Stats>((resolve, reject) => {
    webpack(configuration, (error, stats) => {
      if (error || !stats) return reject(error)
      if (!stats.hasErrors()) return resolve(stats)
      reject(new Error(stats.toString({ all: false, errors: true, errorDetails: false, errorStack: false })))
    })
  })

async function configurationOf(unit: Unit, mode: Mode, output: string): Promise<Configuration> {
  const file = path.join(unit.folder, 'webpack.config.ts')
  const { default: configure } = await import(pathToFileURL(file).href)
  const configuration: Configuration = configure(mode)
  refuseStranger(unit, configuration)
  const plugins = [...(configuration.plugins ?? []), ...(isShell(unit) ? [] : [new OneCopyPlugin()])]
  return { ...configuration, plugins, output: { ...configuration.output, path: output } }
}

async function buildInto(unit: Unit, mode: Mode, folder: string, maps: string): Promise<ReleaseManifest> {
  if (!unit.lenient) await refuseUntranslated(unit.folder)
  const routes = isShell(unit) ? [] : await readRoutes(unit)
  const stats = await run(await configurationOf(unit, mode, folder))
  if (hasWorker(unit)) await run(workerConfig(unit, folder))
  await takeOutMaps(folder, maps)
  const bill = await takeOutBill(folder)
  const files = await sealFiles(folder, unit.mode === 'production' ? 11 : 4)
  const sbom = bill && (await putBill(folder, bill))
  const waiting = unit.lenient ? await untranslated(unit.folder) : {}
  const manifest = manifestOf(unit, { routes, stats, files, untranslated: waiting, ...(sbom && { sbom }) })
  await writeFile(path.join(folder, 'release.json'), `${JSON.stringify(manifest, null, 1)}\n`)
  return manifest
}

/** Where every word is translated, a preview is the very release that can go to all phones. */
const modeOf = async (unitFolder: string, mode: Mode): Promise<Mode> =>
  mode === 'preview' && Object.keys(await untranslated(unitFolder)).length === 0 ? 'production' : mode

/**
 * @param unitFolder the unit, e.g. ".../remote-trade"
 * @param dist where releases go: `<dist>/<release>`, source maps to `<dist>/maps/<release>`
 * @throws an Error that names what to mend: a missing word, a route without a screen, a module that does not compile
 */
export async function buildUnit(
  unitFolder: string,
  mode: Mode = 'production',
  dist = path.join(unitFolder, 'dist'),
): Promise<Built> {
  const made = await modeOf(unitFolder, mode)
  const unit = readUnit(unitFolder, made)
  const folder = path.join(dist, unit.release)
  const standing = await wholeBuild(folder)
  if (standing) return { folder, cached: true, manifest: standing }
  await rm(folder, { recursive: true, force: true })
  const unfinished = path.join(dist, `.${unit.release}-${process.pid}`)
  await mkdir(unfinished, { recursive: true })
  try {
    const manifest = await buildInto(unit, made, unfinished, path.join(dist, 'maps', unit.release))
    await rename(unfinished, folder).catch((error: unknown) => {
      if (!existsSync(path.join(folder, 'release.json'))) throw error // else another process built the same meanwhile
    })
    await removeOld(dist)
    return { folder, cached: false, manifest }
  } finally {
    await rm(unfinished, { recursive: true, force: true })
  }
}
