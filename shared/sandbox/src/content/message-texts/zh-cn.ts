import type { MessageTexts } from './shape.ts'

export const zhCn: MessageTexts = {
  'recharge-address': {
    title: '付款信息已就绪',
    text: '{currency} 充值（{network}）的付款信息已就绪。请付款后上传付款凭证。',
  },
  'recharge-delivered': { title: '充值已到账', text: '{credited} 已存入您的资金账户。' },
  'recharge-rejected': { title: '充值已拒绝', text: '您的 {amount} 充值申请已被拒绝。{reason}' },
  'recharge-expired': {
    title: '充值已过期',
    text: '您的 {amount} 充值未按时付款，已过期。如需继续，请重新发起。',
  },
  'recharge-not-arrived': {
    title: '未收到付款',
    text: '未收到您的 {amount} 付款。请先向银行或钱包核实，再重新充值。',
  },
  'position-take-profit': {
    title: '止盈已触发',
    text: '{symbol}：{quantity} 已按 {price} 平仓。扣除手续费后的盈亏：{profit}',
  },
  'position-stop-loss': {
    title: '止损已触发',
    text: '{symbol}：{quantity} 已按 {price} 平仓。扣除手续费后的盈亏：{profit}',
  },
  'position-liquidated': {
    title: '持仓已强平',
    text: '{symbol}：保证金已不足以承担亏损，{quantity} 已按 {price} 强制平仓。扣除手续费后的盈亏：{profit}',
  },
  'device-added': {
    title: '新的登录',
    text: '您的账号在新的浏览器上登录。如非本人操作，请联系我们。',
  },
  'demo-account': {
    title: '演示账号',
    text: '这是交易所自带的账号。其中的资金、订单和持仓均为示例，可随意使用。',
  },
}
