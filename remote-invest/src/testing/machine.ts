/** For tests: an S21 as a fresh exchange offers it, with BTC at 64,000. */
import type { Machine } from '../parts/machines/machine.model.ts'

const offered = {
  ...{ id: 'S21', type: 2, name: 'S21 200 TH/s', images: [], currency: 'USDT', status: 1, cycleDays: 730, rate: null },
  ...{ levelLimit: 0, allowed: true, minAmount: '1', maxAmount: '50', holdLimit: null, holdUsed: '0' },
  ...{ total: '500', remaining: '500', hostedAmount: '0', saleStart: '2026-11-01 00:00:00', saleEnd: null },
  ...{ startDelayMinutes: 1440, redeemFeeRate: null, intro: '', agreementId: 'user-agreement', explainId: null },
  ...{ price: '2800', powerW: '3500', powerPrice: '0.06', coin: 'BTC', outputPerUnit: '0.00015', coinPrice: '64000' },
  ...{ manufacturer: 'Bitmain', hashrate: '200 TH/s', size: '400 × 195 × 290 mm', weight: '15.4 kg' },
  ...{ temperature: '0–40 °C', humidity: '10–90 %', network: 'Ethernet', place: 'Sample site' },
  ...{ issuer: null, purpose: null, minRaise: null, incomePlaces: 8 },
  payer: { currency: 'BTC', balance: '20', promised: '0' },
} as const

export const machine = (change: Partial<Machine> = {}): Machine => ({ ...offered, images: [], ...change }) as Machine
