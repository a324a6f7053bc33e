import type { ChatTexts } from './shape.ts'

export const zhCn: ChatTexts = {
  words: {
    hello: '您好。发送充值编号即可获取付款信息，也可以简短提问，或要求人工客服。',
    pay: '充值 {order}：{amount}，网络 {network}。请转至下方地址，然后上传付款凭证。',
    'pay-bank': '充值 {order}：银行转账 {amount}。请转至下方账户并填写参考号，然后上传付款凭证。',
    'in-review': '充值 {order}：正在核实您的付款，无需再次付款。',
    'order-state': '{order}：{state}',
    'not-found': '{order}：在您的充值和提现中未找到。请检查编号。',
    queue: '您排在第 {place} 位，人工客服将在此回复。服务时间：{hours} (UTC+8)',
    'queue-later':
      '当前不在服务时间内。服务时间：{hours} (UTC+8)。您排在第 {place} 位，请留下问题，人工客服将在此回复。',
    articles: '以下文章或许有帮助。如未解决，请要求人工客服。',
    nothing: '没有找到相关文章。请换个说法，或要求人工客服。',
    'never-codes': '工作人员不会索要您的密码或验证码。请勿告诉任何人，在此也一样。',
    'ask-person': '联系人工客服',
  },
  labels: {
    amount: '金额',
    address: '地址',
    bank: '银行',
    holder: '账户持有人',
    number: '账户编号',
    reference: '参考号',
  },
  visitor: '访客',
  human: ['人工', '客服', '真人', '工作人员'],
  idle: '如何 怎么 怎样 什么 什么时候 哪里 为什么 谁 多少 多久 是 我 我的 您 你 的 了 吗 可以 能 要 请',
}
