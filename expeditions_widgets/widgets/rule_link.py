"""A rule named on a table, as a link to its words on the rules page."""

from typing import Final

from expeditions_widgets.engine.refusals import Rule
from expeditions_widgets.widgets.protocol import RuleLink

RULES_PAGE: Final = "notebooks/rules-cards.ipynb"
"""The card game's rules page; each rule's anchor on it is the rule's key."""


def rule_link(rule: Rule) -> RuleLink:
    """Return a rule of the card game as a link to its words."""
    return link_to(rule, RULES_PAGE)


def link_to(rule: Rule, page: str) -> RuleLink:
    """Return a rule's title as a sentence, and where the site has the rule in full: at its key on a game's page."""
    return {"title": f"{rule.title}.", "href": f"{page}#{rule.key}", "note": "(opens in a new tab)"}
