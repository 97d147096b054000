/** French translations of portal.config.ts: contacts, and texts for users without an investor. */
export const configContact: Readonly<Record<string, string>> = {
  'Our team': 'Notre équipe',
  'Nobody is listed here': 'Personne n’est inscrit ici',
  'Please write to us with the form below.': 'Veuillez nous écrire à l’aide du formulaire ci-dessous.',
  'Write to us': 'Nous écrire',
  'Amount you would invest': 'Montant que vous souhaitez investir',
  Topic: 'Sujet',
  For: 'Destinataire',
  'Without a name the team decides who answers.': 'Si aucun nom n’est choisi, l’équipe désigne la personne qui répond.',
  Subject: 'Objet du message',
  Message: 'Message',
  'Answer by': 'Réponse par',
  Telephone: 'Téléphone',
  'Needed for an answer by phone.': 'Requis pour une réponse par téléphone.',
  'Best time for a call': 'Meilleur moment pour un appel',
  'Send message': 'Envoyer le message',
  'Your message has been sent': 'Votre message a été envoyé',
  'Reference number': 'Numéro de référence',
  'Send another message': 'Envoyer un autre message',
  'How we reach you': 'Comment nous vous joignons',
  'No contact on file': 'Aucune coordonnée au dossier',
  'Please tell us how to reach you.': 'Veuillez nous indiquer comment vous joindre.',

  'No investor is linked to this sign-in': 'Aucun investisseur n’est lié à cette connexion',
  'You are signed in, but there is no portfolio to show yet. Please ask your manager’s team to link your investor account, and reload this page once they have.':
    'Votre session est ouverte, mais il n’y a encore aucun portefeuille à afficher. Veuillez demander à l’équipe de votre gestionnaire de lier votre compte d’investisseur, puis actualisez cette page.',
  'Your manager’s team': 'L’équipe de votre gestionnaire',
  'Please write to the address that your invitation came from.':
    'Veuillez écrire à l’adresse d’où provenait votre invitation.',
};
