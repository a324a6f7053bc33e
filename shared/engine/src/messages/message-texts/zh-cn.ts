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
  'withdrawal-paid': {
    title: '提现已打款',
    text: '{net} 已转往 {account}。',
  },
  'withdrawal-rejected': {
    title: '提现已拒绝',
    text: '您的 {amount} 提现申请已被拒绝，全部金额已退回余额账户。{reason}',
  },
  'withdrawal-failed': {
    title: '提现已退回',
    text: '您的 {amount} 提现未能送达，包括手续费在内的全部金额已退回余额账户。请检查收款信息。',
  },
  'payout-account-added': {
    title: '已绑定提现账户',
    text: '已绑定 {account}，{from} (UTC+8) 起可使用。如非本人操作，请联系我们。',
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
  'rest-margin': {
    title: '休市期间您的差价合约需要更多保证金',
    text: '市场即将休市。自 {time}（UTC+8）起，您的全仓持仓净值须达到 {amount}，以承受复市时的跳空。当前净值为 {net}。届时如不足，将从亏损最大的持仓开始强制平仓。',
  },
  'order-filled': { title: '委托已成交', text: '{symbol}：{quantity} 的委托已按 {price} 成交。' },
  'order-no-funds': {
    title: '委托已撤销：资金不足',
    text: '{symbol}：价格变动后，{quantity} 的委托所需金额超过可用金额。冻结金额已解冻。',
  },
  'order-expired': {
    title: '委托已过期',
    text: '{symbol}：{price} 的 {quantity} 委托未在有效期内成交。冻结金额已解冻。',
  },
  'order-own-limit': {
    title: '委托已撤销：自设限额或冷静期',
    text: '{symbol}：{price} 的 {quantity} 委托在您的自设限额或冷静期生效期间到价，已撤销。冻结金额已解冻。',
  },
  'second-void': {
    title: '秒合约已作废',
    text: '{symbol}：结束前未记录到价格，秒合约已作废。投入金额 {amount} 已退回。',
  },
  'option-ended': {
    title: '期权已到期',
    text: '{symbol}：{quantity} 的期权已按 {price} 到期。扣除权利金后的盈亏：{profit}',
  },
  'option-void': {
    title: '期权已作废',
    text: '{symbol}：到期前未记录到价格，{quantity} 的期权已作废。权利金 {amount} 已退回。',
  },
  'alert-risen': { title: '价格提醒', text: '{symbol} 已涨至 {level}。当时价格为 {price}。' },
  'alert-fallen': { title: '价格提醒', text: '{symbol} 已跌至 {level}。当时价格为 {price}。' },
  'competition-start': {
    title: '比赛已开始',
    text: '您参加的比赛已开始。',
  },
  'competition-cancelled': {
    title: '比赛已取消',
    text: '您参加的比赛在开始前被取消。参赛资金已退回资金账户。',
  },
  'competition-end': {
    title: '比赛已结束',
    text: '比赛已结束。您的名次：{rank}。参赛资金已退回资金账户。',
  },
  'competition-reward': {
    title: '您获得了奖励',
    text: '比赛已结束。您的名次：{rank}。{amount} 和参赛资金已存入资金账户。',
  },
  'product-started': {
    title: '投资已开始',
    text: '订单 {id} 已开始，即刻起产生收益。',
  },
  'income-digest': {
    title: '投资收益',
    text: '{day} (UTC+8)：投资收益 {amounts} 已转入您的资金账户。',
  },
  'product-ended': {
    title: '投资已到期',
    text: '订单 {id} 已到期，本金 {amount} 已转入资金账户。',
  },
  'mining-ended': {
    title: '矿机已到期',
    text: '订单 {id} 已到期，收益已在资金账户中。',
  },
  'product-refunded': {
    title: '债券未发行',
    text: '截至募集结束认购不足，订单 {id} 已取消，{amount} 已全额退回资金账户。',
  },
  'product-frozen': {
    title: '投资已冻结',
    text: '订单 {id} 已冻结。您的天数予以保留，解冻后继续。{reason}',
  },
  'product-unfrozen': {
    title: '投资已解冻',
    text: '订单 {id} 已恢复运行，其余到期时间按冻结时长顺延。',
  },
  'income-late': {
    title: '收益延迟',
    text: '订单 {id} 的一日收益暂时无法支付：支付账户余额不足。该笔收益仍待支付，余额充足后优先支付。',
  },
  'loan-passed': {
    title: '贷款已通过',
    text: '{amount} 已存入您的资金账户，到期时间为 {time}（UTC+8）。',
  },
  'loan-rejected': {
    title: '贷款被拒绝',
    text: '您申请的 {amount} 贷款被拒绝。{reason}',
  },
  'loan-own-limit': {
    title: '贷款未发放：自设限额或冷静期',
    text: '您申请的 {amount} 贷款本应在您的自设限额或冷静期生效期间发放，因此申请已撤回，未放款。期满后可重新申请。',
  },
  'loan-soon': {
    title: '贷款将于 24 小时后到期',
    text: '{amount} 将于 {time}（UTC+8）到期，并从您的资金账户扣收。请保持余额充足，否则将逾期。',
  },
  'loan-later': {
    title: '还款期限已顺延',
    text: '贷款最后一天交易所曾停机，还款期限已顺延。{amount} 将于 {time}（UTC+8）到期，并从您的资金账户扣收。',
  },
  'loan-collected': {
    title: '贷款已还清',
    text: '已从您的资金账户扣收 {amount}，贷款已全部还清，质押物已退回资金账户。',
  },
  'loan-overdue': {
    title: '贷款已逾期',
    text: '您的资金账户不足以支付到期的 {amount}。此后按日利率的 1.5 倍计息，我们每天会再次扣收；72 小时后将卖出质押物。',
  },
  'loan-credit-score': {
    title: '信用分下降',
    text: '贷款逾期一天，您的信用分减少 {points} 分。还款后将不再减少。',
  },
  'loan-call': {
    title: '补充质押通知',
    text: '{symbol} 现价 {price}，您的贷款已接近质押物可覆盖的上限。归还 {amount} 或补充质押 {quantity}，即可回到初始比率；否则可能卖出部分质押物。',
  },
  'loan-liquidated': {
    title: '质押物已卖出',
    text: '{symbol}：已按 {price} 卖出 {quantity} 质押物，扣除手续费后的款项已用于归还贷款。剩余欠款：{amount}',
  },
  'offering-won': {
    title: '代币发售中签',
    text: '{symbol}：您申购的 {lots} 份中签 {won} 份。请于 {until} (UTC+8) 前支付 {amount}，逾期将归还发行方。',
  },
  'offering-not-won': {
    title: '本次未中签',
    text: '{symbol}：您的申购未中签，未扣取任何费用。',
  },
  'offering-unpaid': {
    title: '付款期限将至',
    text: '{symbol}：请于 {until} (UTC+8) 前支付 {amount}，逾期中签份额将归还发行方，且 30 天内不能申购。',
  },
  'offering-forfeited': {
    title: '已错过付款期限',
    text: '{symbol}：您中签的份额未按时付款，已归还发行方，未扣取任何费用。{until} (UTC+8) 起可再次申购。',
  },
  'offering-later': {
    title: '付款期限已顺延',
    text: '{symbol}：付款期间交易所曾停机，您的付款期限已顺延。请于 {until} (UTC+8) 前支付 {amount}。',
  },
  'offering-listed': {
    title: '代币已到账',
    text: '{symbol} 已上市，{quantity} {symbol} 已存入资金账户。',
  },
  'offering-struck': {
    title: '您的申购已取消',
    text: '{symbol}：您已通过另一账户申购，因此我们取消了您的 {lots} 份申购。每人只能申购一次，您首次提交的申购仍然有效。未扣取任何费用。',
  },
  'level-gift': { title: '您已升至 {vip}', text: '升级礼金 {amount} 已发放，请前往福利中心领取。' },
  'level-risen': { title: '您已升至 {vip}', text: '您的总资产已达标，VIP 等级升至 {vip}。' },
  'level-fallen': { title: '您的 VIP 等级现为 {vip}', text: '您的总资产低于原等级的要求。系统每隔几分钟会重新核对。' },
  'weekly-envelope': { title: '本周红包', text: 'VIP 等级 {vip} 的每周红包 {amount}，请在七天内前往福利中心领取。' },
  'team-income': { title: '团队收益', text: '来自团队交易手续费的 {amount} 已存入您的资金账户。' },
  'task-done': { title: '任务已完成', text: '奖励 {amount} 已发放，请前往福利中心领取。' },
  'identity-verified': {
    title: '身份认证已通过',
    text: '您的身份认证已通过。姓名、出生日期和国家不能再修改。',
  },
  'identity-rejected': {
    title: '身份认证未通过',
    text: '您的身份认证未通过。{reason}',
  },
  'advanced-verified': {
    title: '高级认证已通过',
    text: '您的高级认证已通过。',
  },
  'advanced-rejected': {
    title: '高级认证未通过',
    text: '您的高级认证未通过。{reason}',
  },
  'account-frozen': {
    title: '账号已冻结',
    text: '您的账号曾被冻结，并已在所有设备上退出登录。如有疑问，请联系我们。',
  },
  'account-unfrozen': {
    title: '账号已解冻',
    text: '您的账号已解除冻结，可照常使用。',
  },
  'own-limit-reached': {
    title: '已达到自设限额',
    text: '今日亏损已达到您的自设限额 {amount}。在 {time} (UTC+8) 之前无法新开交易。已持有的继续有效，可以平仓。',
  },
  'own-limit-changed': {
    title: '自设限额已变更',
    text: '您一天前申请的自设限额变更现已生效。如非本人操作，请联系我们。',
  },
  'device-added': {
    title: '新的登录',
    text: '您的账号在新的浏览器上登录。如非本人操作，请联系我们。',
  },
  'password-changed': {
    title: '登录密码已修改',
    text: '您的登录密码已修改，{until} (UTC+8) 前暂停提现。如非本人操作，请联系我们。',
  },
  'withdraw-password-changed': {
    title: '提现密码已修改',
    text: '您的提现密码已修改，{until} (UTC+8) 前暂停提现。如非本人操作，请联系我们。',
  },
  'authenticator-moved': {
    title: '身份验证器已更换',
    text: '您的身份验证器已换到其他手机，{until} (UTC+8) 前暂停提现。如非本人操作，请联系我们。',
  },
  'email-changed': {
    title: '邮箱已修改',
    text: '您的邮箱已修改，{until} (UTC+8) 前暂停提现。如非本人操作，请联系我们。',
  },
  'phone-changed': {
    title: '手机号码已修改',
    text: '您的手机号码已修改，{until} (UTC+8) 前暂停提现。如非本人操作，请联系我们。',
  },
  'authenticator-removed': {
    title: '身份验证器已解除',
    text: '您的身份验证器已解除，{until} (UTC+8) 前暂停提现。如非本人要求，请联系我们。',
  },
  'passkey-added': {
    title: '已添加通行密钥',
    text: '您的账号已添加一个通行密钥，可代替密码登录。如非本人操作，请将其移除并联系我们。',
  },
  'passkey-removed': {
    title: '已移除通行密钥',
    text: '您的账号已移除一个通行密钥，该密钥不能再用于登录。如非本人操作，请联系我们。',
  },
  'recovery-codes-few': {
    title: '恢复码即将用完',
    text: '剩余恢复码：{n} 个。请在用完前重新生成。',
  },
  announcement: {
    title: '给您的公告',
    text: '有一则与您的账号相关的公告，请打开查看。',
  },
  'demo-account': {
    title: '演示账号',
    text: '这是交易所自带的账号。其中的资金、订单和持仓均为示例，可随意使用。',
  },
}
