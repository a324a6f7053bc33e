/** All tables, by the domain that owns them. */
import type { AccountTables } from '../accounts/tables.ts'
import type { AlertTables } from '../alerts/tables.ts'
import type { ChatTables } from '../chat/tables.ts'
import type { CompetitionTables } from '../competitions/tables.ts'
import type { ContentTables } from '../content/tables.ts'
import type { DemoTables } from '../demo/tables.ts'
import type { DueTables } from '../due/tables.ts'
import type { InvestTables } from '../invest/tables.ts'
import type { LedgerTables } from '../ledger/tables.ts'
import type { ControlTables } from '../limits/tables.ts'
import type { LoanTables } from '../loans/tables.ts'
import type { MarketTables } from '../market/tables.ts'
import type { OfferingTables } from '../offerings/tables.ts'
import type { OperatorTables } from '../operator/tables.ts'
import type { SecondTables } from '../positions/second/tables.ts'
import type { SpotTables } from '../positions/spot/tables.ts'
import type { PositionTables } from '../positions/tables.ts'
import type { PushTables } from '../push/tables.ts'
import type { RewardTables } from '../rewards/tables.ts'
import type { SwapTables } from '../swap/tables.ts'
import type { UploadTables } from '../upload/tables.ts'
import type { WalletTables } from '../wallet/tables.ts'

/** What state.ts keeps. */
type StateTables = { exchange_state: { key: string; value: string } }

export type Tables = StateTables &
  AccountTables &
  AlertTables &
  ChatTables &
  CompetitionTables &
  ContentTables &
  ControlTables &
  DemoTables &
  DueTables &
  InvestTables &
  LedgerTables &
  LoanTables &
  MarketTables &
  OfferingTables &
  OperatorTables &
  PositionTables &
  PushTables &
  RewardTables &
  SecondTables &
  SpotTables &
  SwapTables &
  UploadTables &
  WalletTables
