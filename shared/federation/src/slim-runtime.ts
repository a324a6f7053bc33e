/**
 * Modules that would be dead weight in every start, of the federation runtime what a signed config never reaches, and the
 * small ones that stand in their place (`runtime/slim`).
 */
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import webpack, { type WebpackPluginInstance } from 'webpack'

const here = (file: string) => fileURLToPath(new URL(`runtime/slim/${file}`, import.meta.url))

const core = '@module-federation/runtime-core/dist/'
const bundler = '@module-federation/webpack-bundler-runtime/dist/'

/** By path below the packages, or by the package that is asked for. */
type Instead = Readonly<Record<string, string>>

const everywhere: Instead = {
  '@module-federation/error-codes': 'error-codes.ts',
  '@module-federation/error-codes/browser': 'error-codes.ts',
  [`${bundler}init.js`]: 'init.ts',
  [`${bundler}error-codes/dist/error-codes.js`]: 'error-codes.ts',
  [`${bundler}error-codes/dist/getShortErrorMsg.js`]: 'error-codes.ts',
  [`${bundler}getUsedExports.js`]: 'not-shaken.ts',
  [`${bundler}getSharedFallbackGetter.js`]: 'not-shaken.ts',
}

const inShell: Instead = {
  ...everywhere,
  [`${core}utils/preload.js`]: 'no-preload.ts',
  [`${bundler}consumes.js`]: 'lends-alone.ts',
  [`${bundler}installInitialConsumes.js`]: 'lends-alone.ts',
}

const icons: Instead = { 'lucide-react/dist/esm/createLucideIcon.mjs': 'icon.ts' }

const inRemote: Instead = { ...everywhere, '@module-federation/sdk': 'no-sdk.ts' }

/** What is asked for, below the packages: "./utils/preload.js" of a module of theirs is a file. */
const modulePath = (request: string, context: string) =>
  request.startsWith('.') ? path.join(context, request).replace(/^.*node_modules\//, '') : request

const replacing = (instead: Instead) =>
  new webpack.NormalModuleReplacementPlugin(/^(\.|@module-federation\/)/, given => {
    const file = instead[modulePath(given.request, given.context)]
    if (file) given.request = here(file)
  })

export const slimIcons = (): WebpackPluginInstance => replacing(icons)
export const slimShell = (): WebpackPluginInstance => replacing(inShell)
export const slimRemote = (): WebpackPluginInstance => replacing(inRemote)
