/** The migrations of all domains, in order. */
import type { Migration } from '@shared/engine/db/migrate'
import { stateMigrations } from '@shared/engine/db/state'
import { dueMigrations } from '@shared/engine/due/migrations'
import { replayMigrations } from '@shared/engine/http/replays'
import { ledgerMigrations } from '@shared/engine/ledger/migrations'
import { simulatedMigrations } from '@shared/engine/ledger/simulated/move'
import { controlMigrations } from '@shared/engine/limits/migrations'
import { marketMigrations } from '@shared/engine/market/migrations'
import { messageMigrations } from '@shared/engine/messages/migrations'
import { positionsMigrations } from '@shared/engine/positions/migrations'
import { secondMigrations } from '@shared/engine/positions/second/migrations'
import { spotMigrations } from '@shared/engine/positions/spot/migrations'
import { accountsMigrations } from '@shared/products/accounts/migrations'
import { passkeyMigrations } from '@shared/products/accounts/passkeys/migrations'
import { alertMigrations } from '@shared/products/alerts/migrations'
import { competitionMigrations } from '@shared/products/competitions/migrations'
import { contentMigrations } from '@shared/products/content/migrations'
import { demoMigrations } from '@shared/products/demo/migrations'
import { investMigrations } from '@shared/products/invest/migrations'
import { loanMigrations } from '@shared/products/loans/migrations'
import { offeringMigrations } from '@shared/products/offerings/migrations'
import { pushMigrations } from '@shared/products/push/migrations'
import { rewardMigrations } from '@shared/products/rewards/migrations'
import { swapMigrations } from '@shared/products/swap/migrations'
import { uploadMigrations } from '@shared/products/upload/migrations'
import { walletMigrations } from '@shared/products/wallet/migrations'
import { chatMigrations } from '../chat/migrations.ts'
import { operatorMigrations } from '../operator/migrations.ts'

/** By folder, in the order in which they run: once each. `pnpm tables` writes a folder's columns.ts from its own. */
export const migrationsByFolder: Readonly<Record<string, readonly Migration[]>> = {
  db: stateMigrations,
  http: replayMigrations,
  operator: operatorMigrations,
  ledger: ledgerMigrations,
  due: dueMigrations,
  accounts: accountsMigrations,
  'accounts/passkeys': passkeyMigrations,
  wallet: walletMigrations,
  market: marketMigrations,
  positions: positionsMigrations,
  'positions/second': secondMigrations,
  alerts: alertMigrations,
  'positions/spot': spotMigrations,
  swap: swapMigrations,
  demo: demoMigrations,
  competitions: competitionMigrations,
  offerings: offeringMigrations,
  messages: messageMigrations,
  content: contentMigrations,
  chat: chatMigrations,
  upload: uploadMigrations,
  rewards: rewardMigrations,
  limits: controlMigrations,
  invest: investMigrations,
  loans: loanMigrations,
  push: pushMigrations,
  'ledger/simulated': simulatedMigrations,
}

export const migrations: readonly Migration[] = Object.values(migrationsByFolder).flat()
