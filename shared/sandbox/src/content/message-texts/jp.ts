import type { MessageTexts } from './shape.ts'

export const jp: MessageTexts = {
  'recharge-address': {
    title: '入金先のご案内',
    text: '{currency}の入金先（{network}）が用意できました。送金後、入金証明を追加してください。',
  },
  'recharge-delivered': { title: '入金が反映されました', text: '資金口座に{credited}が入金されました。' },
  'recharge-rejected': { title: '入金が却下されました', text: '{amount}の入金申請は却下されました。{reason}' },
  'recharge-expired': {
    title: '入金の期限切れ',
    text: '{amount}の入金は期限までに確認できず、期限切れになりました。続けるには新しく申請してください。',
  },
  'recharge-not-arrived': {
    title: '着金を確認できません',
    text: '{amount}の着金を確認できませんでした。銀行またはウォレットで送金を確認してから、もう一度申請してください。',
  },
  'position-take-profit': {
    title: '利確で決済',
    text: '{symbol}：{quantity}を{price}で決済しました。手数料差引後の損益：{profit}',
  },
  'position-stop-loss': {
    title: '損切りで決済',
    text: '{symbol}：{quantity}を{price}で決済しました。手数料差引後の損益：{profit}',
  },
  'position-liquidated': {
    title: 'ポジションの清算',
    text: '{symbol}：証拠金が損失に足りなくなり、{quantity}が{price}で清算されました。手数料差引後の損益：{profit}',
  },
  'device-added': {
    title: '新しいログイン',
    text: '新しいブラウザからログインがありました。心当たりがない場合はお問い合わせください。',
  },
  'demo-account': {
    title: 'デモアカウント',
    text: 'この取引所に付属するアカウントです。資金、注文、ポジションは見本なので、自由にお使いください。',
  },
}
