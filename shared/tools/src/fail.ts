/** Says why a command ends, and ends it. */
export function fail(message: string): never {
  console.error(`\n${message}`)
  process.exit(1)
}
