// Node strips the types of sources, but of none below node_modules, where a team's own repository has our packages: this does.
import { readFileSync } from 'node:fs'
import { registerHooks, stripTypeScriptTypes } from 'node:module'
import { fileURLToPath } from 'node:url'

const ours = /\/node_modules\/(@shared|shell)\/[^?]*\.ts$/

registerHooks({
  load(url, context, next) {
    if (!ours.test(url)) return next(url, context)
    const source = stripTypeScriptTypes(readFileSync(fileURLToPath(url), 'utf8'))
    return { format: 'module', shortCircuit: true, source }
  },
})
