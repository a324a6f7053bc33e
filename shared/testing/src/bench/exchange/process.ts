/** An exchange as a process of its own, on a disk, for as long as it is measured. */
import type { ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type Address, startExchangeProcess } from '../../exchange-process.ts'

export async function withProcess<T>(work: (address: Address, child: ChildProcess) => Promise<T>): Promise<T> {
  const data = mkdtempSync(join(tmpdir(), 'bench-exchange-'))
  const { child, address } = await startExchangeProcess(['--data', data])
  try {
    return await work(address, child)
  } finally {
    child.kill('SIGTERM')
    await once(child, 'exit')
    rmSync(data, { recursive: true })
  }
}

/** Linux counts a process's time in hundredths. */
export const busySeconds = ({ pid }: ChildProcess) => {
  const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(' ')
  return (Number(fields[13]) + Number(fields[14])) / 100
}
