/** Recharges of a person that failed, and what came in. */
import {
  assetHistoryCall,
  rechargeListCall,
  userAssetsCall,
  userBalanceCall,
  userContractBalanceCall,
  withdrawalListCall,
  withdrawalRulesCall,
} from '@shared/contract'
import { copyRows, insertOne } from '../growth/test-copies.ts'
import { asksOf, type Growth } from '../growth/test-growth.ts'

export const walletGrowth: Growth = {
  grow(db, user, n, now) {
    insertOne(db, 'recharge', {
      ...{ id: 'RGROWTH', user_id: user, currency: 'USDT', network: 'TRC20', amount: 1, status: -2, stage: 1 },
      ...{
        stage_at: now - 1000,
        voucher: '[]',
        client_order_id: 'rgrowth',
        created_at: now - 1000,
        expires_at: now - 1,
      },
    })
    copyRows(db, 'recharge', "id = 'RGROWTH'", n, {
      ...{ id: "'RG' || i", client_order_id: "'growth-order-id-' || i", created_at: 'created_at - i * 1000' },
    })
  },
  asks: [
    ...asksOf(rechargeListCall, {}, { status: 1 }, { status: -2 }, { currency: 'BTC' }, { pageNo: 2 }),
    ...asksOf(rechargeListCall, { clientOrderId: 'growth-order-id-7' }, { column: 'amount' }),
    ...asksOf(withdrawalListCall, {}),
    ...asksOf(withdrawalRulesCall, {}),
    ...asksOf(userAssetsCall, {}),
    ...asksOf(userBalanceCall, {}),
    ...asksOf(userContractBalanceCall, {}),
    ...asksOf(assetHistoryCall, { days: 30 }),
  ],
}
