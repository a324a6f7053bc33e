/** `pnpm sandbox`: the exchange alone. When ready it prints one JSON line; its log goes to the error output. */
import '@shared/engine/db/threads'
import { printableLines } from '@shared/contract/printable'
import { readCatalogs } from '@shared/phrases'
import { logRejections, messageOf, readOptions, readyOf, type StartOptions, startFrom, USAGE } from './start.ts'

/** What is not understood ends with the usage and exit code 2. */
function optionsOrEnd(): StartOptions | undefined {
  try {
    return readOptions(process.argv.slice(2), process.env)
  } catch (error) {
    console.error(printableLines(`${messageOf(error)}\n\n${USAGE}`))
    return process.exit(2)
  }
}

async function main(): Promise<void> {
  const read = optionsOrEnd()
  if (!read) return console.log(USAGE)
  logRejections()
  readCatalogs()
  const sandbox = await startFrom(read)
  console.log(JSON.stringify(readyOf(sandbox)))
  const end = () => sandbox.stop().then(() => process.exit(0))
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, end)
}

main().catch((error: unknown) => {
  console.error(printableLines(messageOf(error)))
  process.exit(1) // its ports may be open: what could not begin as it was asked to must not stay
})
