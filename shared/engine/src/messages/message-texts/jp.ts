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
  'withdrawal-paid': {
    title: '出金を送金しました',
    text: '{net}を{account}に送りました。',
  },
  'withdrawal-rejected': {
    title: '出金が却下されました',
    text: '{amount}の出金申請は却下され、全額が残高口座に戻りました。{reason}',
  },
  'withdrawal-failed': {
    title: '出金が返金されました',
    text: '{amount}の出金は届けられず、手数料を含む全額が残高口座に戻りました。宛先をご確認ください。',
  },
  'payout-account-added': {
    title: '出金先の登録',
    text: '{account}が登録されました。{from} (UTC+8)から使えます。心当たりがない場合はお問い合わせください。',
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
  'rest-margin': {
    title: '休場中のCFDに追加資金が必要です',
    text: 'まもなく休場です。再開時の価格の飛びに備え、{time}（UTC+8）以降、クロスポジションの純資産は{amount}以上必要です。現在は{net}です。不足している場合、損失の大きいポジションから決済されます。',
  },
  'order-filled': { title: '注文が約定しました', text: '{symbol}：{quantity}の注文が{price}で約定しました。' },
  'order-no-funds': {
    title: '資金不足のため注文を取り消しました',
    text: '{symbol}：価格が動き、{quantity}の注文に必要な金額が利用可能額を超えました。ロックされた金額は解除されました。',
  },
  'order-expired': {
    title: '注文の期限切れ',
    text: '{symbol}：{price}で{quantity}の注文は期限内に約定しませんでした。ロックされた金額は解除されました。',
  },
  'order-own-limit': {
    title: '自己設定の上限または取引休止のため注文を取り消しました',
    text: '{symbol}：自己設定の上限または取引休止の期間中に{price}で{quantity}の注文の価格に達したため、取り消しました。ロックされた金額は解除されました。',
  },
  'second-void': {
    title: 'バイナリー取引の無効',
    text: '{symbol}：終了直前に価格が記録されなかったため、バイナリー取引は無効になりました。購入金額{amount}は返金されました。',
  },
  'option-ended': {
    title: 'オプションの満期',
    text: '{symbol}：{quantity}のオプションが{price}で満期を迎えました。オプション料差引後の損益：{profit}',
  },
  'option-void': {
    title: 'オプションの無効',
    text: '{symbol}：満期直前に価格が記録されなかったため、{quantity}のオプションは無効になりました。オプション料{amount}は返金されました。',
  },
  'alert-risen': { title: '価格アラート', text: '{symbol}が{level}まで上がりました。そのときの価格：{price}' },
  'alert-fallen': { title: '価格アラート', text: '{symbol}が{level}まで下がりました。そのときの価格：{price}' },
  'competition-start': {
    title: '大会が始まりました',
    text: '参加中の大会が始まりました。',
  },
  'competition-cancelled': {
    title: '大会が中止されました',
    text: '参加した大会は開始前に中止されました。参加資金は残高口座に戻りました。',
  },
  'competition-end': {
    title: '大会が終了しました',
    text: '大会が終了しました。順位：{rank}位。参加資金は残高口座に戻りました。',
  },
  'competition-reward': {
    title: '賞金を獲得しました',
    text: '大会が終了しました。順位：{rank}位。{amount}と参加資金を残高口座に入金しました。',
  },
  'product-started': {
    title: '運用が始まりました',
    text: '注文{id}の運用が始まりました。これから収益が発生します。',
  },
  'income-digest': {
    title: '運用の収益',
    text: '{day}（UTC+8）：運用の収益{amounts}を残高口座に入金しました。',
  },
  'product-ended': {
    title: '運用が終了しました',
    text: '注文{id}は運用期間を終えました。元本{amount}を残高口座に戻しました。',
  },
  'mining-ended': {
    title: 'マイニングが終了しました',
    text: '注文{id}は運用期間を終えました。収益は残高口座にあります。',
  },
  'product-refunded': {
    title: '債券は発行されませんでした',
    text: '募集期間の終了までに必要額に届かなかったため、注文{id}は取り消されました。{amount}の全額を残高口座に戻しました。',
  },
  'product-frozen': {
    title: '運用が凍結されました',
    text: '注文{id}は凍結されています。残りの日数はそのまま保たれ、解除後に続きます。{reason}',
  },
  'product-unfrozen': {
    title: '凍結が解除されました',
    text: '注文{id}が再開しました。残りの支払いは凍結されていた時間だけ後ろにずれます。',
  },
  'income-late': {
    title: '収益の支払いが遅れています',
    text: '注文{id}の1日分の収益をまだ支払えません。支払口座の残高が不足しています。支払い義務は残り、残高が足り次第、最初に支払われます。',
  },
  'loan-passed': {
    title: 'ローンが承認されました',
    text: '{amount}を資金口座に入金しました。返済期日は{time}（UTC+8）です。',
  },
  'loan-rejected': {
    title: 'ローンが却下されました',
    text: '{amount}のローン申込みは却下されました。{reason}',
  },
  'loan-own-limit': {
    title: '自己設定の上限または取引休止のためローンを実行しませんでした',
    text: '自己設定の上限または取引休止の期間中に{amount}のローンの実行時期となったため、申込みを取り下げました。融資は行われていません。期間終了後にあらためてお申し込みください。',
  },
  'loan-soon': {
    title: '返済期日まで24時間',
    text: '{time}（UTC+8）に{amount}を資金口座から引き落とします。残高が足りないと延滞になります。',
  },
  'loan-later': {
    title: '返済期日を延長しました',
    text: '最終日に取引所が停止していたため、返済期日を延長しました。{time}（UTC+8）に{amount}を資金口座から引き落とします。',
  },
  'loan-collected': {
    title: 'ローンを完済しました',
    text: '資金口座から{amount}を引き落とし、ローンは完済となりました。担保は資金口座に戻りました。',
  },
  'loan-overdue': {
    title: 'ローンが延滞しています',
    text: '資金口座が不足し、{amount}を引き落とせませんでした。今後は1日あたり日利の1.5倍がかかり、毎日引き落としを試みます。72時間後に担保を売却します。',
  },
  'loan-credit-score': {
    title: '信用スコアが下がりました',
    text: 'ローンの延滞が1日続き、信用スコアが{points}点下がりました。返済すると、これ以上は下がりません。',
  },
  'loan-call': {
    title: '追加担保の請求',
    text: '{symbol}が{price}となり、ローンが担保の限度に近づいています。{amount}を返済するか、{quantity}を追加で差し入れると、当初の比率に戻ります。対応がない場合、担保の一部を売却することがあります。',
  },
  'loan-liquidated': {
    title: '担保を売却しました',
    text: '{symbol}：担保の{quantity}を{price}で売却し、手数料を差し引いた額をローンの返済に充てました。残りの返済額：{amount}',
  },
  'offering-won': {
    title: 'トークンセールに当選しました',
    text: '{symbol}：申し込んだ{lots}口のうち{won}口が当選しました。{until}（UTC+8）までに{amount}を払い込んでください。期限を過ぎると発行体に戻ります。',
  },
  'offering-not-won': {
    title: '今回は落選しました',
    text: '{symbol}：当選した口はありません。料金は発生していません。',
  },
  'offering-unpaid': {
    title: 'まもなく払込期限です',
    text: '{symbol}：{until}（UTC+8）までに{amount}を払い込んでください。期限を過ぎると当選分は発行体に戻り、30日間申し込めません。',
  },
  'offering-forfeited': {
    title: '払込期限を過ぎました',
    text: '{symbol}：当選分は期限内に払い込まれなかったため、発行体に戻りました。料金は発生していません。{until}（UTC+8）から再び申し込めます。',
  },
  'offering-later': {
    title: '払込期限を延長しました',
    text: '{symbol}：払込期間中に取引所が停止していたため、期限を延長しました。{until}（UTC+8）までに{amount}を払い込んでください。',
  },
  'offering-listed': {
    title: 'トークンを受け取りました',
    text: '{symbol}が上場しました。{quantity} {symbol}を資金口座に入金しました。',
  },
  'offering-struck': {
    title: '申し込みを取り消しました',
    text: '{symbol}：別の口座からすでに申し込み済みのため、{lots}口の申し込みを取り消しました。お申し込みはお一人様1回です。最初の申し込みは有効です。料金は発生していません。',
  },
  'level-gift': { title: '{vip}に到達しました', text: '昇格ボーナス{amount}を特典センターで受け取れます。' },
  'level-risen': { title: '{vip}に到達しました', text: '総資産が条件を満たし、VIPレベルが{vip}になりました。' },
  'level-fallen': {
    title: 'VIPレベルが{vip}になりました',
    text: '総資産が現在のレベルの条件を下回りました。条件を満たすと数分以内に再び上がります。',
  },
  'weekly-envelope': {
    title: '今週の週間ボーナス',
    text: 'VIPレベル{vip}の週間ボーナス{amount}です。7日以内に特典センターで受け取ってください。',
  },
  'team-income': { title: 'チーム収益', text: 'チームの取引手数料による{amount}が資金口座に入金されました。' },
  'task-done': { title: 'タスク完了', text: '報酬{amount}を特典センターで受け取れます。' },
  'identity-verified': {
    title: '本人確認が完了しました',
    text: '本人確認が完了しました。氏名、生年月日、国は変更できなくなりました。',
  },
  'identity-rejected': {
    title: '本人確認が却下されました',
    text: '本人確認を完了できませんでした。{reason}',
  },
  'advanced-verified': {
    title: '追加本人確認が完了しました',
    text: '追加本人確認が完了しました。',
  },
  'advanced-rejected': {
    title: '追加本人確認が却下されました',
    text: '追加本人確認を完了できませんでした。{reason}',
  },
  'account-frozen': {
    title: 'アカウントが凍結されました',
    text: 'アカウントが凍結され、すべての端末からログアウトしました。ご不明な点はお問い合わせください。',
  },
  'account-unfrozen': {
    title: 'アカウントの凍結が解除されました',
    text: '以前と同じようにご利用いただけます。',
  },
  'own-limit-reached': {
    title: '自己設定の上限に達しました',
    text: '本日の損失が自己設定の上限{amount}に達しました。{time}（UTC+8）まで新しい取引は始められません。保有中のものは続き、決済もできます。',
  },
  'own-limit-changed': {
    title: '自己設定の上限が変わりました',
    text: '1日前に依頼された自己設定の上限の変更が有効になりました。心当たりがない場合はお問い合わせください。',
  },
  'device-added': {
    title: '新しいログイン',
    text: '新しいブラウザからログインがありました。心当たりがない場合はお問い合わせください。',
  },
  'password-changed': {
    title: 'ログインパスワードの変更',
    text: 'ログインパスワードが変更されました。{until} (UTC+8)まで出金できません。心当たりがない場合はお問い合わせください。',
  },
  'withdraw-password-changed': {
    title: '出金暗証番号の変更',
    text: '出金暗証番号が変更されました。{until} (UTC+8)まで出金できません。心当たりがない場合はお問い合わせください。',
  },
  'authenticator-moved': {
    title: '認証アプリの移行',
    text: '認証アプリが別の端末に移行されました。{until} (UTC+8)まで出金できません。心当たりがない場合はお問い合わせください。',
  },
  'email-changed': {
    title: 'メールアドレスの変更',
    text: 'メールアドレスが変更されました。{until} (UTC+8)まで出金できません。心当たりがない場合はお問い合わせください。',
  },
  'phone-changed': {
    title: '電話番号の変更',
    text: '電話番号が変更されました。{until} (UTC+8)まで出金できません。心当たりがない場合はお問い合わせください。',
  },
  'authenticator-removed': {
    title: '認証アプリの解除',
    text: '認証アプリが解除されました。{until} (UTC+8)まで出金できません。心当たりがない場合はお問い合わせください。',
  },
  'passkey-added': {
    title: 'パスキーが追加されました',
    text: 'アカウントにパスキーが追加されました。パスワードの代わりにログインに使えます。心当たりがない場合は削除し、お問い合わせください。',
  },
  'passkey-removed': {
    title: 'パスキーが削除されました',
    text: 'アカウントからパスキーが削除されました。今後、このパスキーではログインできません。心当たりがない場合はお問い合わせください。',
  },
  'recovery-codes-few': {
    title: 'リカバリーコードの残り',
    text: 'リカバリーコードの残りは{n}個です。なくなる前に新しいコードを作成してください。',
  },
  announcement: {
    title: 'お客様へのお知らせ',
    text: 'お客様のアカウントに関するお知らせがあります。開いてご確認ください。',
  },
  'demo-account': {
    title: 'デモアカウント',
    text: 'この取引所に付属するアカウントです。資金、注文、ポジションは見本なので、自由にお使いください。',
  },
}
