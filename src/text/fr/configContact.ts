/** French translations of portal.config.ts: contacts, and texts for users without an investor. */
export const configContact: Readonly<Record<string, string>> = {
  'Our team': 'Notre équipe',
  'No one is listed here': 'Personne n’est inscrit ici',
  'Please write to us with the form below.': 'Veuillez nous écrire à l’aide du formulaire ci-dessous.',
  'Write to us': 'Nous écrire',
  'Amount to invest': 'Montant à investir',
  'I am interested in this opportunity. Please tell me what the next steps are.':
    'Cette occasion m’intéresse. Veuillez m’indiquer les prochaines étapes.',
  Topic: 'Sujet',
  'Earliest redemption': 'Rachat au plus tôt',
  'Days of notice': 'Jours de préavis',
  'Repaid at maturity': 'Remboursé à l’échéance',
  'Full withdrawal': 'Retrait total',
  By: 'Date souhaitée',
  'Leave blank for as soon as possible.': 'Laissez vide pour la date la plus rapprochée.',
  'Send to': 'Envoyer à',
  'Leave blank and we’ll route it.': 'Laissez vide et nous acheminerons votre message.',
  Subject: 'Objet du message',
  Message: 'Message',
  'How should we reply?': 'Comment devons-nous vous répondre ?',
  Telephone: 'Téléphone',
  'So we can call you.': 'Pour que nous puissions vous appeler.',
  'Best time for a call': 'Meilleur moment pour un appel',
  'Send message': 'Envoyer le message',
  'Your message has been sent': 'Votre message a été envoyé',
  'Reference number': 'Numéro de référence',
  'Send another message': 'Envoyer un autre message',
  'Your contact details': 'Vos coordonnées',
  'No contact on file': 'Aucune coordonnée au dossier',
  'Please tell us how to reach you.': 'Veuillez nous indiquer comment vous joindre.',

  'No investor account is linked to your login': 'Aucun compte d’investisseur n’est lié à votre connexion',
  'You are signed in, but there is no portfolio to show yet. Please ask your manager’s team to link your investor account, then reload this page.':
    'Votre session est ouverte, mais il n’y a encore aucun portefeuille à afficher. Veuillez demander à l’équipe de votre gestionnaire de lier votre compte d’investisseur, puis actualisez cette page.',
  'Your manager’s team': 'L’équipe de votre gestionnaire',
  'Please write to the address that your invitation came from.':
    'Veuillez écrire à l’adresse d’où provenait votre invitation.',
};
