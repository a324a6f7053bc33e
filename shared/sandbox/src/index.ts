export { transact } from './db/transact.ts'
export { checkLedger, post } from './ledger/index.ts'
export { parseTape, type Tape } from './market/index.ts'
export { type Sandbox, type SandboxOptions, startSandbox } from './sandbox.ts'
