/**
 * An exchange's years of candles take seconds to make, and every suite wants an exchange: one is made in a run of the tests,
 * by a process of its own, and each suite goes on from a copy of it, as from a restart.
 */
import { once } from 'node:events'
import { cpSync, existsSync, mkdtempSync, renameSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { startExchangeProcess } from './exchange-process.ts'

async function grow(folder: string, file: string): Promise<void> {
  const making = mkdtempSync(join(folder, 'making-'))
  const { child } = await startExchangeProcess(['--clock', 'manual', '--data', making])
  child.kill('SIGTERM')
  await once(child, 'exit')
  try {
    renameSync(making, file)
  } catch {
    rmSync(making, { recursive: true }) // another worker was faster
  }
}

/** Fills an empty folder with the data of an exchange that was stopped. @returns false where no run of the tests keeps any */
export async function growInto(folder: string): Promise<boolean> {
  const room = process.env.GROWN_EXCHANGES
  if (!room) return false
  const grown = join(room, 'exchange')
  if (!existsSync(grown)) await grow(room, grown)
  cpSync(grown, folder, { recursive: true })
  return true
}
