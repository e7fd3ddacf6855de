# Was die Befehle sagen, wenn etwas Eingegebenes nicht geht.

cli-bad-language = In „{ $language }“ gibt es keine Texte. Die Sprachen sind { $languages }.
cli-bad-players = Das Spiel ist für 2 bis 5 Personen, nicht für { $players }.
cli-bad-side = Eine Seite „{ $side }“ hat der Forschungsplan nicht: white ist weiß, purple ist lila.
cli-side-and-layout = --side und --layout legen beide den Forschungsplan fest: Gib nur eines an.
cli-bad-layout = { $problem ->
    [missing] Auf dem Plan in { $file } fehlt { $spaces }.
    [double] Auf dem Plan in { $file } steht { $spaces } zweimal.
    [overlapping] In { $file } liegen { $spaces } an derselben Stelle.
    [no-file] { $file } lässt sich nicht lesen.
   *[unreadable] { $file } ist kein Plan: Zeile { $line } ist nicht lesbar.
}
cli-bad-seat = Einen Platz „{ $seat }“ gibt es an diesem Tisch nicht. Die Plätze sind { $seats }.
cli-bad-seed = Der Startwert ist kein Unicode-Text.
cli-bad-bot = Kein Bot heißt „{ $name }“. Die Bots sind { $names }.
cli-too-many-bots = { $bots } Bots und du sind zu viele für einen Tisch für { $players }.
cli-hot-seat-alone = Mit --hot-seat sitzen überall Menschen: Lass --bots und --seat weg.
cli-bad-save = { $file } lässt sich nicht schreiben: Der Ordner fehlt, oder es ist selbst ein Ordner.

cli-web-open = Der Tisch steht bereit: { $address }
cli-web-kept = Partien werden in { $folder } aufbewahrt. Strg-C schließt den Tisch.
cli-web-already = Der Tisch steht schon bereit: { $address }
cli-web-port = Port { $port } ist belegt. Lass --port weg, oder wähle einen anderen.
cli-web-folder = In { $folder } lässt sich nichts schreiben. Wähle mit --data einen anderen Ordner.
cli-web-closed = Der Tisch ist geschlossen. Beim nächsten Mal gehen deine Partien weiter.
