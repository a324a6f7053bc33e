import type { ChatTexts } from './shape.ts'

export const jp: ChatTexts = {
  words: {
    hello:
      'こんにちは。入金の申請番号を送ると入金先をご案内します。質問を短く入力するか、担当者との会話を希望することもできます。',
    pay: '入金{order}：{amount}（{network}）。下のアドレスに送金し、入金証明を追加してください。',
    'pay-bank': '入金{order}：銀行振込で{amount}。下の口座へ参照番号を付けて振り込み、入金証明を追加してください。',
    'in-review': '入金{order}：送金を確認中です。追加の支払いは必要ありません。',
    'order-state': '{order}：{state}',
    'not-found': '{order}：ご自身の入金・出金に見つかりません。番号を確認してください。',
    queue: '順番待ちの{place}番目です。担当者がここで回答します。受付時間：{hours} (UTC+8)',
    'queue-later':
      '現在は受付時間外です。受付時間：{hours} (UTC+8)。順番待ちの{place}番目です。質問を入力しておくと、担当者がここで回答します。',
    articles: '参考になりそうな記事です。解決しない場合は、担当者との会話を希望してください。',
    nothing: '該当する記事が見つかりません。別の言葉で試すか、担当者との会話を希望してください。',
    'never-codes': 'スタッフがパスワードやコードをお聞きすることはありません。ここでも、誰にも伝えないでください。',
    'ask-person': '担当者と話す',
  },
  labels: {
    amount: '金額',
    address: 'アドレス',
    bank: '銀行',
    holder: '口座名義',
    number: '口座番号',
    reference: '参照番号',
  },
  visitor: 'ビジター',
  human: ['担当者', 'オペレーター', 'オペレータ', '有人', '人間', '人と話', 'スタッフと話'],
}
